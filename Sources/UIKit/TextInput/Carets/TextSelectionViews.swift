import CoreGraphics

/// The backgrounds of selected text. There is one view for each selection rectangle, behind all other subviews of the view that
/// displays the text.
@MainActor final class TextSelectionViews {
  private var views: [TextSelectionView] = []

  /// Replaces the displayed rectangles. The new rectangles are in the coordinates of `host`, the view that displays the text.
  func show(_ rects: [CGRect], in host: UIView) {
    while views.count > rects.count { views.removeLast().removeFromSuperview() }
    while views.count < rects.count {
      let view = TextSelectionView(frame: .zero)
      host.insertSubview(view, at: 0)
      views.append(view)
    }
    for (view, rect) in zip(views, rects) { view.frame = rect }
  }
}

/// The background of one selection rectangle, in the tint color of its superview.
private final class TextSelectionView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let tint: UIColor = tintColor
    // On black, a quarter of the color's opacity would be hardly visible.
    backgroundColor = UIColor {
      tint.resolvedColor(with: $0).withAlphaComponent($0.userInterfaceStyle == .dark ? 0.45 : 0.25)
    }
  }
}
