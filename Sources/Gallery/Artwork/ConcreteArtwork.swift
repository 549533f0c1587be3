import UIKit

/// A dark concrete wall that tiles without seams, drawn once.
@MainActor
enum ConcreteArtwork {
  private static let side = 128

  static let image: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 2
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(UIColor(red: 0.235, green: 0.24, blue: 0.25, alpha: 1).cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      var random = SeededRandom(seed: 7)
      stains(context, &random)
      grain(context, &random)
    }
  }()

  /// Broad, faint clouds; each is drawn on all sides of the tile so that it wraps around.
  private static func stains(_ context: CGContext, _ random: inout SeededRandom) {
    let extent = CGFloat(side)
    for _ in 0..<26 {
      let white: CGFloat = random.next(in: 0...1) < 0.5 ? 0 : 1
      let center = CGPoint(x: random.next(in: 0...extent), y: random.next(in: 0...extent))
      let radius = random.next(in: 12...34)
      let colors = [UIColor(white: white, alpha: 0.035).cgColor, UIColor(white: white, alpha: 0).cgColor]
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]) else { return }
      for dx in [-extent, 0, extent] {
        for dy in [-extent, 0, extent] {
          let wrapped = CGPoint(x: center.x + dx, y: center.y + dy)
          context.drawRadialGradient(
            gradient, startCenter: wrapped, startRadius: 0, endCenter: wrapped, endRadius: radius, options: [])
        }
      }
    }
  }

  /// Fine sand: a speck for each half point.
  private static func grain(_ context: CGContext, _ random: inout SeededRandom) {
    for y in 0..<side * 2 {
      for x in 0..<side * 2 {
        let value = random.next(in: -1...1)
        let strength = abs(value * value * value) * 0.075
        guard strength > 0.004 else { continue }
        context.setFillColor(UIColor(white: value < 0 ? 0 : 1, alpha: strength).cgColor)
        context.fill(CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5))
      }
    }
  }
}
