/* A disk that fails when told to, and a clock that jumps: preloaded into a server, steered through a mapped file.
 *
 * Only files whose path begins with FAULTS_FILES are touched. Every write to them is also noted in FILE.undo together
 * with what was there before, until it is synced: after a kill, undoing the notes from the end backwards leaves what a
 * disk has after a power cut, when nothing that was not synced is sure to be there.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct control { /* Disk in disk.py writes it */
    int64_t read_error, write_error, sync_error; /* an errno, 0: none */
    int64_t sync_delay;                          /* milliseconds */
    int64_t clock;                               /* seconds that the wall clock is ahead */
    int64_t notes;                               /* whether unsynced writes are noted */
};
struct note { int64_t size, offset, length; }; /* what the file's size was; the old bytes follow */

static struct control none, *control = &none;
static const char *files = "";
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void open_control(void) {
    const char *path = getenv("FAULTS_CONTROL");
    files = getenv("FAULTS_FILES");
    int fd = path && files ? open(path, O_RDONLY) : -1;
    if (fd >= 0) {
        void *mapped = mmap(NULL, sizeof none, PROT_READ, MAP_SHARED, fd, 0);
        if (mapped != MAP_FAILED) control = mapped;
        close(fd);
    }
}

/* Whether a descriptor is one of our files; its path goes to `path`. */
static int ours(int fd, char *path) {
    char link[32];
    if (control == &none) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, 4000);
    if (length <= 0) return 0;
    path[length] = 0;
    return strncmp(path, files, strlen(files)) == 0 && !strstr(path, "-shm");
}

static int failed(int64_t error) {
    if (error) errno = (int)error;
    return error != 0;
}

static void note(int fd, char *path, int64_t offset, int64_t length) {
    struct stat st;
    if (!control->notes || fstat(fd, &st)) return;
    struct note entry = {st.st_size, offset, 0};
    char *old = malloc(length > 0 ? length : 1);
    ssize_t got = REAL(pread64)(fd, old, length, offset);
    entry.length = got > 0 ? got : 0;
    int out = open(strcat(path, ".undo"), O_WRONLY | O_CREAT | O_APPEND, 0666);
    if (out >= 0) {
        ssize_t done = REAL(write)(out, &entry, sizeof entry) + REAL(write)(out, old, entry.length);
        (void)done;
        close(out);
    }
    free(old);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    char path[4096];
    if (!ours(fd, path)) return REAL(pwrite64)(fd, data, length, offset);
    if (failed(control->write_error)) return -1;
    pthread_mutex_lock(&lock);
    note(fd, path, offset, length);
    ssize_t done = REAL(pwrite64)(fd, data, length, offset);
    pthread_mutex_unlock(&lock);
    return done;
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
    char path[4096];
    if (!ours(fd, path)) return REAL(write)(fd, data, length);
    if (failed(control->write_error)) return -1;
    pthread_mutex_lock(&lock);
    note(fd, path, lseek64(fd, 0, SEEK_CUR), length);
    ssize_t done = REAL(write)(fd, data, length);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate64(int fd, off64_t length) {
    char path[4096];
    struct stat st;
    if (!ours(fd, path)) return REAL(ftruncate64)(fd, length);
    if (failed(control->write_error)) return -1;
    pthread_mutex_lock(&lock);
    if (!fstat(fd, &st)) note(fd, path, length, st.st_size > length ? st.st_size - length : 0);
    int done = REAL(ftruncate64)(fd, length);
    pthread_mutex_unlock(&lock);
    return done;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int synced(int fd, int (*sync)(int)) {
    char path[4096];
    if (!ours(fd, path)) return sync(fd);
    if (control->sync_delay) usleep((useconds_t)control->sync_delay * 1000);
    if (failed(control->sync_error)) return -1;
    pthread_mutex_lock(&lock);
    int done = sync(fd);
    if (!done) unlink(strcat(path, ".undo"));
    pthread_mutex_unlock(&lock);
    return done;
}
int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

ssize_t pread64(int fd, void *data, size_t length, off64_t offset) {
    char path[4096];
    if (control->read_error && ours(fd, path) && failed(control->read_error)) return -1;
    return REAL(pread64)(fd, data, length, offset);
}
ssize_t pread(int fd, void *data, size_t length, off_t offset) { return pread64(fd, data, length, offset); }

int clock_gettime(clockid_t which, struct timespec *at) {
    int done = REAL(clock_gettime)(which, at);
    if (!done && which == CLOCK_REALTIME) at->tv_sec += control->clock;
    return done;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
    int done = REAL(gettimeofday)(at, zone);
    if (!done) at->tv_sec += control->clock;
    return done;
}

time_t time(time_t *at) {
    time_t now = REAL(time)(NULL) + control->clock;
    return at ? (*at = now) : now;
}
