import CoreGraphics

/// A view that draws a horizontal strip of a text view's text. Scrolling draws only the strips that become visible.
@MainActor final class TextTile: UIView {
  static let height: CGFloat = 400
  weak var owner: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .clear
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let owner, let context = UIGraphicsGetCurrentContext() else { return }
    let origin = owner.textOrigin
    let top = frame.minY - origin.y
    let layout = owner.textLayout
    let start = CGPoint(x: origin.x - frame.minX, y: -top)
    let rows = top...(top + frame.height)
    layout.draw(in: context, at: start, color: owner.textColorForDrawing, rows: rows)
    owner.listMarkers.draw(beside: layout, in: context, at: start, color: owner.textColorForDrawing, rows: rows)
  }
}
