import CoreGraphics

/// The view that covers the window while a menu is shown. The view handles touches and the pointer, and closes the menu
/// when a touch begins outside of the menu.
@MainActor final class MenuOverlay: UIView {
  weak var presenter: MenuPresenter?
  private let dimmingView: UIView?
  private var liftedPreview: MenuPreview?
  private var touchStart: CGPoint?
  /// The size of the window for which the menu was placed.
  private var shownSize: CGSize

  init(frame: CGRect, isDimmed: Bool, liftedPreview: MenuPreview?) {
    dimmingView = isDimmed ? UIView(frame: frame) : nil
    self.liftedPreview = liftedPreview
    shownSize = frame.size
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 10_000
    if let dimmingView {
      dimmingView.frame = bounds
      dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimmingView.backgroundColor = MenuColors.dimming
      dimmingView.isUserInteractionEnabled = false
      addSubview(dimmingView)
    }
    if let liftedPreview {
      addSubview(liftedPreview.view)
      liftedPreview.view.isUserInteractionEnabled = false
    }
    let hover = UIHoverGestureRecognizer(target: self, action: Selector("hover:", MenuOverlay.hover))
    addGestureRecognizer(hover)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Moves the preview up if a menu of the given size has not enough space next to it.
  ///
  /// - Returns: The rectangle next to which the menu appears, or nil if there is no preview.
  func makeRoom(for menuSize: CGSize, in area: CGRect) -> CGRect? {
    liftedPreview?.makeRoom(for: menuSize, in: area)
    return liftedPreview?.frame
  }

  /// Closes a menu when the size of the window changes, because its place no longer belongs to what it was opened for.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != shownSize, let presenter else { return }
    shownSize = bounds.size
    if presenter.panels.first?.isBar != true { presenter.dismiss(animated: false) }
  }

  // MARK: Appearing and disappearing

  func prepareToAppear() {
    dimmingView?.alpha = 0
    for panel in presenter?.panels ?? [] { panel.alpha = 0 }
    liftedPreview?.view.frame = liftedPreview?.startFrame ?? .zero
    liftedPreview?.unstack()
  }

  func appear() {
    dimmingView?.alpha = 1
    for panel in presenter?.panels ?? [] { panel.alpha = 1 }
    guard let liftedPreview else { return }
    liftedPreview.collectStack()
    liftedPreview.view.frame = liftedPreview.endFrame
    if liftedPreview.isLifted { liftedPreview.view.transform = CGAffineTransform(scaleX: 1.04, y: 1.04) }
  }

  func disappear() {
    dimmingView?.alpha = 0
    for view in subviews where view is MenuPanel { view.alpha = 0 }
    guard let liftedPreview else { return }
    liftedPreview.unstack()
    liftedPreview.view.transform = .identity
    liftedPreview.view.frame = liftedPreview.startFrame
    if !liftedPreview.isLifted { liftedPreview.view.alpha = 0 }
  }

  // MARK: Highlighting rows

  func hover(_ gesture: UIHoverGestureRecognizer) {
    if gesture.state == .began || gesture.state == .changed {
      presenter?.highlightRow(at: gesture.location(in: self), opensSubmenus: true)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let presenter else { return }
    touchStart = point
    if presenter.contains(point) {
      presenter.highlightRow(at: point, opensSubmenus: false)
    } else if let liftedPreview, liftedPreview.view.frame.contains(point), presenter.onPreview != nil {
      return
    } else {
      touchStart = nil
      presenter.dismiss(animated: true)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), touchStart != nil else { return }
    presenter?.highlightRow(at: point, opensSubmenus: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), touchStart != nil else { return }
    touchStart = nil
    if presenter?.choose(at: point) == true { return }
    if let liftedPreview, liftedPreview.view.frame.contains(point) { presenter?.onPreview?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchStart = nil }
}
