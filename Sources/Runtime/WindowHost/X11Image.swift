import CX11
import Foundation

/// An image in memory that is shared with the X server. Without shared memory, the image is sent to the server through a socket.
@MainActor
final class X11Image {
  let width: Int
  let height: Int
  let image: UnsafeMutablePointer<XImage>
  private let connection: X11Connection
  /// The shared memory segment, or nil if the image is not in shared memory. The segment is allocated on the heap because Xlib stores
  /// its address.
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>?

  var base: UnsafeMutableRawPointer { UnsafeMutableRawPointer(image.pointee.data) }
  var bytesPerRow: Int { Int(image.pointee.bytes_per_line) }

  /// Creates an image. The result is `nil` if there is not enough memory.
  init?(connection: X11Connection, visual: UnsafeMutablePointer<Visual>, depth: Int32, width: Int, height: Int) {
    self.connection = connection
    self.width = width
    self.height = height
    if connection.hasSharedMemory {
      if let (image, segment) = X11Image.makeShared(connection, visual, depth, width, height) {
        self.image = image
        self.segment = segment
        return
      }
      connection.disableSharedMemory()
    }
    guard let memory = calloc(height, width * 4),
      let image = XCreateImage(
        connection.display, visual, UInt32(depth), ZPixmap, 0, memory.assumingMemoryBound(to: CChar.self),
        UInt32(width), UInt32(height), 32, Int32(width * 4))
    else { return nil }
    self.image = image
    segment = nil
  }

  isolated deinit {
    if let segment {
      XShmDetach(connection.display, segment)
      // Only the image structure is destroyed, because its memory belongs to the segment.
      image.pointee.data = nil
      _ = image.pointee.f.destroy_image(image)
      shmdt(segment.pointee.shmaddr)
      segment.deallocate()
    } else {
      _ = image.pointee.f.destroy_image(image)
    }
  }

  /// Sends a rectangle of the image to the same position in a window.
  func draw(x: Int, y: Int, width: Int, height: Int, to window: Window, gc: GC) {
    if segment != nil {
      XShmPutImage(
        connection.display, window, gc, image, Int32(x), Int32(y), Int32(x), Int32(y), UInt32(width), UInt32(height), 0)
    } else {
      XPutImage(
        connection.display, window, gc, image, Int32(x), Int32(y), Int32(x), Int32(y), UInt32(width), UInt32(height))
    }
  }

  private static func makeShared(
    _ connection: X11Connection, _ visual: UnsafeMutablePointer<Visual>, _ depth: Int32, _ width: Int, _ height: Int
  ) -> (UnsafeMutablePointer<XImage>, UnsafeMutablePointer<XShmSegmentInfo>)? {
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        connection.display, visual, UInt32(depth), ZPixmap, nil, segment, UInt32(width), UInt32(height))
    else {
      segment.deallocate()
      return nil
    }
    let size = Int(image.pointee.bytes_per_line) * height
    let id = shmget(IPC_PRIVATE, size, IPC_CREAT | 0o600)
    let address = id < 0 ? nil : shmat(id, nil, 0)
    if id >= 0, let address, Int(bitPattern: address) != -1 {
      segment.pointee.shmid = id
      segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
      segment.pointee.readOnly = 0
      image.pointee.data = segment.pointee.shmaddr
      let isAttached = X11Connection.withoutErrors(on: connection.display) {
        XShmAttach(connection.display, segment)
      }
      // The segment is marked for removal immediately, so that its memory is released with its last user, even after a
      // crash.
      shmctl(id, IPC_RMID, nil)
      if isAttached { return (image, segment) }
      shmdt(address)
    } else if id >= 0 {
      shmctl(id, IPC_RMID, nil)
    }
    image.pointee.data = nil
    _ = image.pointee.f.destroy_image(image)
    segment.deallocate()
    return nil
  }
}
