import CX11
import Foundation
import XCTest

/// The current mouse cursor of a display, read with the XFixes extension.
@MainActor
enum CursorPicture {
  /// The beginning of the XFixes structure: the position, the size, the hot spot, and a pointer to the pixels.
  private struct Image {
    var x: Int16
    var y: Int16
    var width: UInt16
    var height: UInt16
    var xhot: UInt16
    var yhot: UInt16
    var serial: UInt
    var pixels: UnsafeMutablePointer<UInt>
  }
  private typealias Query =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
  private typealias Get = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?

  /// Returns the size, the hot spot and the pixels of the current cursor.
  static func now(on display: OpaquePointer) throws -> [UInt] {
    guard let library = dlopen("libXfixes.so.3", RTLD_NOW), let query = dlsym(library, "XFixesQueryExtension"),
      let get = dlsym(library, "XFixesGetCursorImage")
    else { throw XCTSkip("there is no libXfixes") }
    var base: Int32 = 0
    var errors: Int32 = 0
    guard unsafeBitCast(query, to: Query.self)(display, &base, &errors) != 0 else {
      throw XCTSkip("the X server has no XFixes")
    }
    XSync(display, 0)
    guard let raw = unsafeBitCast(get, to: Get.self)(display) else { return [] }
    defer { XFree(raw) }
    let image = raw.load(as: Image.self)
    let count = Int(image.width) * Int(image.height)
    return [UInt(image.width), UInt(image.height), UInt(image.xhot), UInt(image.yhot)]
      + UnsafeBufferPointer(start: image.pixels, count: count)
  }
}
