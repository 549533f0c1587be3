#include <wayland-client.h>

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

static inline struct wl_seat *tessera_wayland_bind_seat(struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct wl_seat *)wl_registry_bind(registry, name, &wl_seat_interface, version);
}

static inline struct wl_data_device_manager *tessera_wayland_bind_data_device_manager(
    struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct wl_data_device_manager *)wl_registry_bind(registry, name, &wl_data_device_manager_interface, version);
}
