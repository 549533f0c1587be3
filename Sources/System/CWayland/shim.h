#include <wayland-client.h>
#include <fcntl.h>

// Swift's Glibc module leaves out these functions, which glibc declares for _GNU_SOURCE only.
extern int pipe2(int ends[2], int flags);
extern int memfd_create(const char *name, unsigned int flags);

/// Opens a pipe that programs started by other threads at the same time do not inherit. Returns 0, or -1 with the reason in `errno`.
static inline int tessera_wayland_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

/// Opens a file without a name in memory, which programs started by other threads do not inherit. Returns -1 if that is impossible.
static inline int tessera_wayland_memory_file(void) { return memfd_create("tessera-drag", 1 /* MFD_CLOEXEC */); }

// Swift copies global structures before it passes their addresses, but libwayland keeps the address of an interface.

/// Returns the registry of a display. The events of the registry and of all objects that are bound with it are added to a queue.
static inline struct wl_registry *tessera_wayland_registry(struct wl_display *display, struct wl_event_queue *queue) {
  struct wl_display *wrapper = (struct wl_display *)wl_proxy_create_wrapper(display);
  if (wrapper == NULL) return NULL;
  wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
  struct wl_registry *registry = wl_display_get_registry(wrapper);
  wl_proxy_wrapper_destroy(wrapper);
  return registry;
}

/// Returns an object that reports when the compositor has handled all requests before it. The event is added to a queue.
static inline struct wl_callback *tessera_wayland_sync(struct wl_display *display, struct wl_event_queue *queue) {
  struct wl_display *wrapper = (struct wl_display *)wl_proxy_create_wrapper(display);
  if (wrapper == NULL) return NULL;
  wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
  struct wl_callback *callback = wl_display_sync(wrapper);
  wl_proxy_wrapper_destroy(wrapper);
  return callback;
}

static inline struct wl_seat *tessera_wayland_bind_seat(struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct wl_seat *)wl_registry_bind(registry, name, &wl_seat_interface, version);
}

static inline struct wl_data_device_manager *tessera_wayland_bind_data_device_manager(
    struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct wl_data_device_manager *)wl_registry_bind(registry, name, &wl_data_device_manager_interface, version);
}

static inline struct wl_compositor *tessera_wayland_bind_compositor(
    struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct wl_compositor *)wl_registry_bind(registry, name, &wl_compositor_interface, version);
}

static inline struct wl_shm *tessera_wayland_bind_shm(struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct wl_shm *)wl_registry_bind(registry, name, &wl_shm_interface, version);
}
