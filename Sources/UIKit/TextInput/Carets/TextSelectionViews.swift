import CoreGraphics

/// What lies behind selected text: a view a rectangle, below everything else in its host.
@MainActor final class TextSelectionViews {
  private var views: [TextSelectionView] = []

  /// Shows these rectangles (the host's coordinates), and no others.
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

/// One of them, in the tint of what it lies in.
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
    // On black a quarter of it could hardly be seen.
    backgroundColor = UIColor {
      tint.resolvedColor(with: $0).withAlphaComponent($0.userInterfaceStyle == .dark ? 0.45 : 0.25)
    }
  }
}
