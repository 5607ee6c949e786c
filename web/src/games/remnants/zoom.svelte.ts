/** Whether the city is drawn large, to be scrolled, where there is little room. */
class Zoom {
  close = $state(false);
}

export const zoom = new Zoom();
