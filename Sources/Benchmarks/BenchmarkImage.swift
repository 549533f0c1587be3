import UIKit

/// Draws images with smooth areas and noise, whose compression requires a realistic amount of time.
@MainActor
enum BenchmarkImage {
  static func make(side: CGFloat, seed: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(hue: CGFloat(seed % 16) / 16, saturation: 0.6, brightness: 0.7, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var state = UInt64(seed + 1)
      for _ in 0..<200 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let x = CGFloat(state >> 33 & 0xffff) / 65536 * side
        let y = CGFloat(state >> 17 & 0xffff) / 65536 * side
        UIColor(white: CGFloat(state >> 50 & 0xff) / 255, alpha: 0.3).setFill()
        UIBezierPath(ovalIn: CGRect(x: x, y: y, width: side / 8, height: side / 12)).fill()
      }
    }
  }
}
