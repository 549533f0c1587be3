import CoreGraphics
import Foundation
import UIKit

/// A small bitmap for drawing tests, with the origin at the top left as in UIKit.
struct Canvas {
  let pixels: PixelBuffer
  let context: CGContext
  let scale: CGFloat

  init(_ width: Int, _ height: Int, scale: CGFloat = 1, hasAlpha: Bool = true, background: UInt32? = nil) {
    let size = (Int((CGFloat(width) * scale).rounded(.up)), Int((CGFloat(height) * scale).rounded(.up)))
    pixels = PixelBuffer(width: size.0, height: size.1, hasAlpha: hasAlpha)
    if let background {
      for y in 0..<pixels.height { for x in 0..<pixels.width { pixels[x, y] = background } }
    }
    context = CGContext(pixels: pixels, scale: scale)
    self.scale = scale
  }

  /// The premultiplied color of a pixel, as 0xAARRGGBB.
  subscript(x: Int, y: Int) -> UInt32 { pixels[x, y] }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[x, y] >> 24) }
  func red(_ x: Int, _ y: Int) -> Int { Int(pixels[x, y] >> 16 & 255) }
  func green(_ x: Int, _ y: Int) -> Int { Int(pixels[x, y] >> 8 & 255) }
  func blue(_ x: Int, _ y: Int) -> Int { Int(pixels[x, y] & 255) }

  /// The sum of all alpha values, in whole pixels.
  var area: Double {
    var sum = 0
    for y in 0..<pixels.height { for x in 0..<pixels.width { sum += alpha(x, y) } }
    return Double(sum) / 255
  }

  /// The bounding box of all pixels that are not transparent.
  var extent: PixelRect {
    var result = PixelRect.empty
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where alpha(x, y) > 0 {
        result = result.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return result
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
