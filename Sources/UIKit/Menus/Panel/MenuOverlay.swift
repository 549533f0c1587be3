import CoreGraphics

/// The view that covers the window while a menu is shown. It handles touches and the pointer, and closes the menu when
/// a touch begins outside of it.
@MainActor final class MenuOverlay: UIView {
  weak var presenter: MenuPresenter?
  private let dim: UIView?
  private let lifted: MenuPreview?
  private var began: CGPoint?

  init(frame: CGRect, isDimmed: Bool, lifted: MenuPreview?) {
    dim = isDimmed ? UIView(frame: frame) : nil
    self.lifted = lifted
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 10_000
    if let dim {
      dim.frame = bounds
      dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dim.backgroundColor = MenuColors.dim
      dim.isUserInteractionEnabled = false
      addSubview(dim)
    }
    if let lifted {
      addSubview(lifted.view)
      lifted.view.isUserInteractionEnabled = false
    }
    let hover = UIHoverGestureRecognizer(target: self, action: Selector("hover:", MenuOverlay.hover))
    addGestureRecognizer(hover)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  // MARK: Appearing and disappearing

  func prepareToAppear() {
    dim?.alpha = 0
    for panel in presenter?.panels ?? [] { panel.alpha = 0 }
    lifted?.view.frame = lifted?.start ?? .zero
  }

  func appear() {
    dim?.alpha = 1
    for panel in presenter?.panels ?? [] { panel.alpha = 1 }
    guard let lifted else { return }
    if lifted.start == lifted.end {
      lifted.view.transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
    } else {
      lifted.view.frame = lifted.end
    }
  }

  func disappear() {
    dim?.alpha = 0
    for view in subviews where view is MenuPanel { view.alpha = 0 }
    guard let lifted else { return }
    lifted.view.transform = .identity
    if lifted.start != lifted.end {
      lifted.view.frame = lifted.start
      lifted.view.alpha = 0
    }
  }

  // MARK: Highlighting rows

  func hover(_ gesture: UIHoverGestureRecognizer) {
    if gesture.state == .began || gesture.state == .changed {
      presenter?.point(at: gesture.location(in: self), opensSubmenus: true)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let presenter else { return }
    began = point
    if presenter.contains(point) {
      presenter.point(at: point, opensSubmenus: false)
    } else if let lifted, lifted.view.frame.contains(point), presenter.onPreview != nil {
      return
    } else {
      began = nil
      presenter.dismiss(animated: true)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), began != nil else { return }
    presenter?.point(at: point, opensSubmenus: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), began != nil else { return }
    began = nil
    if presenter?.choose(at: point) == true { return }
    if let lifted, lifted.view.frame.contains(point) { presenter?.onPreview?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { began = nil }
}
