import UIKit

/// The emblem of the Gallery: mosaic tiles (tesserae) in rings.
@MainActor
enum EmblemArtwork {
  static let size = CGSize(width: 76, height: 76)

  static let image: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for (ring, count) in [(36.0, 18), (25.0, 12), (14.0, 6)] {
        for index in 0..<count {
          let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
          context.saveGState()
          context.rotate(by: angle)
          let tile = CGRect(x: CGFloat(ring) - 9.5, y: -4.4, width: 9, height: 8.8)
          let white = 0.62 + 0.3 * abs(sin(angle * 1.5 + CGFloat(ring)))
          UIColor(white: white, alpha: 0.9).setFill()
          UIBezierPath(roundedRect: tile, cornerRadius: 1.4).fill()
          context.restoreGState()
        }
      }
    }
  }()
}
