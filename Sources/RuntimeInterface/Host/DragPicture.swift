import CoreGraphics

/// A picture of dragged items that follows the pointer outside the application's windows.
package struct DragPicture {
  /// The pixels of the picture, at the scale of the window.
  package let pixels: PixelBuffer
  /// The location of the pointer in the picture, in pixels. It can be outside the picture.
  package let pointer: CGPoint

  package init(pixels: PixelBuffer, pointer: CGPoint) {
    self.pixels = pixels
    self.pointer = pointer
  }
}
