import CoreGraphics
import Foundation
import RuntimeInterface

/// A PDF document that is drawn as an image: the paths, colors and gradients of its first page.
///
/// Text and bitmaps are not drawn, because the icons of applications do not contain them.
final class PDFImage {
  /// The size of the page in points.
  let size: CGSize
  private let file: PDFFile
  private let page: [String: PDFValue]
  private let box: CGRect
  private let rotation: Int

  /// Reads a PDF document.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An `ImageError` with the reason if the document cannot be drawn.
  init(path: String) throws {
    file = try PDFFile(RegularFile(FilePath(path)).contents(limit: 64 << 20))
    guard let page = file.firstPage else { throw ImageError("the PDF document contains no page") }
    self.page = page
    guard let corners = file.numbers(page["CropBox"]) ?? file.numbers(page["MediaBox"]), corners.count == 4 else {
      throw ImageError("the page of the PDF document has no size")
    }
    box = CGRect(
      x: min(corners[0], corners[2]), y: min(corners[1], corners[3]), width: abs(corners[2] - corners[0]),
      height: abs(corners[3] - corners[1]))
    guard box.width > 0, box.height > 0, box.width <= 16_384, box.height <= 16_384 else {
      throw ImageError("the page of the PDF document has an invalid size of \(box.width) × \(box.height)")
    }
    let degrees = Int(file.resolve(page["Rotate"]).number ?? 0) % 360
    rotation = (degrees + 360) % 360
    size = rotation % 180 == 90 ? CGSize(width: box.height, height: box.width) : box.size
  }

  /// Draws the page.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Returns: The pixels.
  func draw(width: Int, height: Int) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height)
    let context = CGContext(pixels: pixels, scale: 1)
    context.saveGState()
    context.scaleBy(x: CGFloat(width) / size.width, y: CGFloat(height) / size.height)
    switch rotation {
    case 90: context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0))
    case 180: context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height))
    case 270: context.concatenate(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height))
    default: break
    }
    // The origin of a page is its bottom left corner.
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY))
    context.clip(to: box)
    let contents = file.resolve(page["Contents"])
    let contentStreams = contents.array ?? (page["Contents"].map { [$0] } ?? [])
    var data: [UInt8] = []
    // A line feed separates the parts, because an operator cannot continue in the next part.
    for stream in contentStreams { data += (file.stream(stream)?.data ?? []) + [10] }
    PDFInterpreter(file: file, context: context).run(data, resources: file.resolve(page["Resources"]).dictionary ?? [:])
    context.restoreGState()
    context.flush()
    return pixels
  }
}
