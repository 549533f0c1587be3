import CoreGraphics
import Foundation
import QuartzCore
import RuntimeInterface

/// The window that contains the previews of dragged items. It is above all other windows and receives no touches.
@MainActor final class DragOverlayWindow {
  private let window: UIWindow
  /// The view that contains the previews.
  let previewContainer: UIView

  init() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1000)
    window.isUserInteractionEnabled = false
    window.backgroundColor = nil
    previewContainer = UIView(frame: window.bounds)
    previewContainer.isUserInteractionEnabled = false
    window.addSubview(previewContainer)
    window.isHidden = false
  }

  var view: UIView { window }

  /// Draws the previews at the scale of the screen, with their shadows.
  ///
  /// - Parameters:
  ///   - previews: The visible previews.
  ///   - location: The location of the pointer in the overlay window.
  /// - Returns: The picture, or `nil` if there are no previews, they are too large, or there is no renderer.
  func picture(of previews: [UIView], at location: CGPoint) -> DragPicture? {
    let rect = previews.reduce(CGRect.null) { $0.union($1.frame) }
    guard !rect.isNull, let drawOffscreen = Rendering.drawOffscreen else { return nil }
    let outerRect = rect.insetBy(dx: -Self.shadowMargin, dy: -Self.shadowMargin)
    let scale = max(1, window.traitCollection.displayScale)
    let size = (width: (outerRect.width * scale).rounded(.up), height: (outerRect.height * scale).rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width * size.height < 16_777_216 else { return nil }
    let pixels = PixelBuffer(width: Int(size.width), height: Int(size.height))
    drawOffscreen(previewContainer.layer, pixels, outerRect.origin, scale)
    let pointer = CGPoint(x: (location.x - outerRect.minX) * scale, y: (location.y - outerRect.minY) * scale)
    return DragPicture(pixels: pixels, pointer: pointer)
  }

  /// The distance from a preview to the edge of its shadow in points: the offset and twice the radius.
  private static let shadowMargin: CGFloat = 30

  func close() { window.isHidden = true }
}
