"""A disk that fails when told to and a wall clock that jumps, for the server process alone (see `disk.c`)."""

import mmap
import os
import shutil
import struct
import subprocess
from pathlib import Path
from random import Random

FIELDS = ("read_error", "write_error", "sync_error", "sync_delay", "clock", "notes")  # as in disk.c
NOTE = struct.Struct("qqq")


def possible() -> bool:
    """Whether the disk can be had here: it takes a C compiler and a system with LD_PRELOAD and /proc."""
    return shutil.which("cc") is not None and Path("/proc/self/fd").exists()


class Disk:
    def __init__(self, folder: Path, files: Path) -> None:
        """`files`: what the paths of the files begin with that the faults are for."""
        self.files = files
        self.library = folder / "disk.so"
        source = Path(__file__).with_name("disk.c")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self.library, source, "-ldl", "-lpthread"], check=True)
        self.path = folder / "disk.control"
        self.path.write_bytes(bytes(8 * len(FIELDS)))
        with self.path.open("r+b") as file:
            self.control = mmap.mmap(file.fileno(), 0)
        self.set(notes=1)

    @property
    def environment(self) -> dict[str, str]:
        """What a process is started with whose disk this is."""
        return {"LD_PRELOAD": str(self.library), "FAULTS_CONTROL": str(self.path), "FAULTS_FILES": str(self.files)}

    def set(self, **values: int) -> None:
        for name, value in values.items():
            struct.pack_into("q", self.control, 8 * FIELDS.index(name), value)

    def heal(self) -> None:
        self.set(read_error=0, write_error=0, sync_error=0, sync_delay=0)

    def cut_power(self, dice: Random) -> None:
        """After the process was killed: of what it had not synced, the last writes are undone, or all of them."""
        for undo in self.undos():
            file = undo.with_suffix("")
            noted = notes(undo.read_bytes())
            if file.exists():
                with file.open("r+b") as torn:
                    for size, offset, old in reversed(noted[dice.randint(0, len(noted)) :]):
                        torn.seek(offset)
                        torn.write(old)
                        torn.truncate(size)
                    torn.flush()
                    os.fsync(torn.fileno())
        self.forget()

    def forget(self) -> None:
        for undo in self.undos():
            undo.unlink()

    def undos(self) -> list[Path]:
        return list(self.files.parent.glob(f"{self.files.name}*.undo"))


def notes(data: bytes) -> list[tuple[int, int, bytes]]:
    """Size before, offset and old bytes of each noted write; a note that the kill tore is none."""
    found, at = [], 0
    while at + NOTE.size <= len(data):
        size, offset, length = NOTE.unpack_from(data, at)
        old = data[at + NOTE.size : at + NOTE.size + length]
        if len(old) == length:
            found.append((size, offset, old))
        at += NOTE.size + length
    return found
