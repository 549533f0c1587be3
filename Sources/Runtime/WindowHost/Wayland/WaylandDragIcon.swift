import CWayland
import CoreGraphics
import Foundation
import RuntimeInterface

/// A surface with the picture of a drag. The compositor shows it at the pointer, also outside the program's windows.
@MainActor
final class WaylandDragIcon {
  let surface: OpaquePointer
  private let buffer: OpaquePointer
  private let scale: Int
  private let pointer: CGPoint
  private var isDestroyed = false

  /// Creates a surface that is not visible yet. The result is nil if the picture cannot be shown.
  ///
  /// - Parameters:
  ///   - picture: The picture. It is extended to a multiple of the scale, as the protocol requires.
  ///   - scale: The number of pixels in one unit of the surface, which is the scale of the output.
  ///   - connection: The connection that provides the surface.
  init?(_ picture: DragPicture, scale: Int, connection: WaylandConnection) {
    let scale = max(1, scale)
    let pixels = picture.pixels
    let width = (pixels.width + scale - 1) / scale * scale
    let height = (pixels.height + scale - 1) / scale * scale
    guard width <= 8192, height <= 8192, let objects = connection.bindSurfaces(),
      let buffer = Self.makeBuffer(pixels, width, height, objects.memory)
    else { return nil }
    guard let surface = wl_compositor_create_surface(objects.compositor) else {
      wl_buffer_destroy(buffer)
      return nil
    }
    (self.surface, self.buffer, self.scale, pointer) = (surface, buffer, scale, picture.pointer)
  }

  /// Shows the picture, after the drag was started with the surface.
  func show() {
    wl_surface_set_buffer_scale(surface, Int32(scale))
    let x = Int32((-pointer.x / CGFloat(scale)).rounded())
    let y = Int32((-pointer.y / CGFloat(scale)).rounded())
    wl_surface_attach(surface, buffer, x, y)
    wl_surface_damage(surface, 0, 0, .max, .max)
    wl_surface_commit(surface)
  }

  /// Hides the picture. This must happen before the connection is closed.
  func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    wl_surface_destroy(surface)
    wl_buffer_destroy(buffer)
  }

  /// Copies pixels to memory that the compositor shares.
  private static func makeBuffer(
    _ pixels: PixelBuffer, _ width: Int, _ height: Int, _ memory: OpaquePointer
  ) -> OpaquePointer? {
    let bytesPerRow = width * 4
    let size = bytesPerRow * height
    let file = tessera_wayland_memory_file()
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, size) == 0, let base = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      base != MAP_FAILED
    else { return nil }
    for row in 0..<pixels.height {
      memcpy(base + row * bytesPerRow, pixels.base + row * pixels.bytesPerRow, pixels.width * 4)
    }
    munmap(base, size)
    guard let pool = wl_shm_create_pool(memory, file, Int32(size)) else { return nil }
    defer { wl_shm_pool_destroy(pool) }
    return wl_shm_pool_create_buffer(
      pool, 0, Int32(width), Int32(height), Int32(bytesPerRow), WL_SHM_FORMAT_ARGB8888.rawValue)
  }
}
