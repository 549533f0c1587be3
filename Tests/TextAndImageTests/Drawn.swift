import CoreGraphics
import Foundation
import RuntimeInterface
import UIKit
import XCTest

/// A bitmap for a test, and functions that examine its pixels.
@MainActor struct Drawn {
  let pixels: PixelBuffer
  let scale: CGFloat

  /// Draws on white or transparent pixels. Sizes are in points.
  init(width: CGFloat, height: CGFloat, scale: CGFloat = 1, background: CGColor? = .white, _ body: () -> Void) {
    pixels = PixelBuffer(width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
    self.scale = scale
    let context = CGContext(pixels: pixels, scale: scale)
    if let background {
      context.setFillColor(background)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    context.flush()
  }

  /// The bounding box of the pixels that differ from white, in pixels, or `nil` if there are none.
  var ink: CGRect? { box { $0 != 0xFFFF_FFFF } }

  func box(where isIn: (UInt32) -> Bool) -> CGRect? {
    var found: CGRect?
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where isIn(pixels[x, y]) {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        found = found?.union(pixel) ?? pixel
      }
    }
    return found
  }

  func count(where isIn: (UInt32) -> Bool) -> Int {
    var count = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where isIn(pixels[x, y]) { count += 1 }
    }
    return count
  }

  /// Writes a PNG to the folder in `TESSERA_TEXT_PICTURES`. Does nothing if that is not set.
  func write(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_TEXT_PICTURES"] else { return }
    let data = try Runtime.imageCodec.encodePNG(pixels)
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}

/// Returns the red, green and blue components of a pixel.
func parts(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
  (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
}
