import UIKit

/// A view that draws the lines from a class to its subclasses.
final class ConnectionView: UICollectionReusableView {
  /// The vertical distance of each subclass from the class, in points.
  var childOffsets: [CGFloat] = [] {
    didSet { if childOffsets != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("ConnectionView does not support init(coder:); create it in code") }

  override func draw(_ rect: CGRect) {
    guard let last = childOffsets.last else { return }
    let first = ClassTreeLayout.itemSize.height / 2
    let path = UIBezierPath()
    path.lineWidth = 1.5
    path.move(to: CGPoint(x: 0, y: first))
    path.addLine(to: CGPoint(x: bounds.midX, y: first))
    path.move(to: CGPoint(x: bounds.midX, y: first))
    path.addLine(to: CGPoint(x: bounds.midX, y: first + last))
    for offset in childOffsets {
      path.move(to: CGPoint(x: bounds.midX, y: first + offset))
      path.addLine(to: CGPoint(x: bounds.maxX, y: first + offset))
    }
    UIColor.systemGray.setStroke()
    path.stroke()
  }
}
