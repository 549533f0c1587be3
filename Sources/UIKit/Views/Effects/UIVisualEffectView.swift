import Foundation

/// A view that shows an effect behind its `contentView`: a translucent material (see `UIBlurEffect`, which says what is
/// not drawn). Add subviews to `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The material, behind the content.
  private let material = UIView()
  private let content = UIView()
  private var shownEffect: UIVisualEffect?

  /// A view of size zero with that effect; nil shows none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    start()
    self.effect = effect
  }

  /// A view without effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Decodes what `UIView` decodes: a view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    material.isUserInteractionEnabled = false
    for view in [material, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// The parent of what lies on the effect; as large as the view.
  open var contentView: UIView { content }

  /// What is shown behind the content. Set inside an animation block, materials fade into one another. Default nil.
  open var effect: UIVisualEffect? {
    get { shownEffect }
    set {
      shownEffect = newValue
      material.backgroundColor = (newValue as? UIBlurEffect)?.color
    }
  }
}
