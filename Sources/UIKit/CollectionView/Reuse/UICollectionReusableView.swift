import Foundation

/// The base of all views that a collection view shows and uses again: cells, supplementary and decoration views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// A view with that frame; the collection view gives the size of the element that it makes the view for.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The identifier that the view was registered with; nil for decorations and for views that were not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// What the view shows at the moment; nil while it waits to be used again.
  final weak var element: RealizedElement?
  /// Where the view waits when it is not shown.
  final var poolKey: ReusePools.Key?

  /// Puts the view back into the state of a new one. Called when the view is used again, right before `dequeue…` returns
  /// it. The base class does nothing; call `super`.
  open func prepareForReuse() {}

  /// Takes over the values of attributes that the view cannot know: those of a subclass. Frame, transform, alpha and
  /// the rest have been applied before. Not called for attributes equal to the present ones. Does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes its layout. Does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the collection view changed its layout. Does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would like to have instead of those that the layout gave it: asked where the layout
  /// only estimated its size. The base class is content with what it gets.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
