import Foundation

/// The base of all views that a collection view shows and uses again: cells, supplementary and decoration views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// A view with that frame; the collection view gives the size of the element that it makes the view for.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Decodes what `UIView` decodes: a view that was not registered.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The identifier that the view was registered with; nil for decorations and for views that were not dequeued.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?

  /// What the view shows at the moment; nil while it waits to be used again. Not `weak`, because it is read all the time
  /// and an element is made for each cell that comes: the element clears it when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var element: RealizedElement?
  /// The axes along which the layout leaves no choice, while the view is being asked for its size.
  @exclusivity(unchecked) final var fittingAxes: (horizontal: Bool, vertical: Bool) = (false, false)
  /// Where the view waits when it is not shown.
  @exclusivity(unchecked) final var poolKey: ReuseKey?
  /// What the view is in a list, set before the data source configures it; nil elsewhere. The collection view sets it.
  @exclusivity(unchecked) final var listRole: ListRole? {
    didSet { if listRole != oldValue { listRoleChanged(from: oldValue) } }
  }
  /// The view is something else in its list than it was.
  func listRoleChanged(from old: ListRole?) { if (old == nil) != (listRole == nil) { updateSafeArea() } }
  /// Rows of lists report no safe area of their own, also under bars (measured on iOS 26.1).
  package override var hasNoSafeArea: Bool { listRole != nil }
  /// How far within its ends the lines beside the view begin and end, in a list.
  var separatorEnds: (leading: CGFloat, trailing: CGFloat) { Self.defaultSeparatorEnds }

  /// What was dropped flies to the view: it is not seen until that has arrived.
  @exclusivity(unchecked) final var isAwaited = false

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
  /// only estimated its size. The base class asks `systemLayoutSizeFitting` (constraints, else `sizeThatFits`) and changes
  /// the size only; `layoutAttributes` are the caller's to change. Call `super` to begin with that.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let given = layoutAttributes.size
    var size = systemLayoutSizeFitting(
      given, withHorizontalFittingPriority: fittingAxes.horizontal ? .required : .fittingSizeLevel,
      verticalFittingPriority: fittingAxes.vertical ? .required : .fittingSizeLevel)
    if !fittingAxes.vertical { size.height = heightWithPadding(size.height, given: given.height) }
    if size != given { layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size) }
    return layoutAttributes
  }

  /// Returns the height of the view for the height that its content needs.
  ///
  /// - Parameter given: The height that the layout gives it at present.
  func heightWithPadding(_ height: CGFloat, given: CGFloat) -> CGFloat { height }

  /// Says that the view's natural size has changed. On screen, in a layout that lets views say their sizes, the view is
  /// asked again in the next layout pass, unless `UICollectionView.selfSizingInvalidation` is disabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    shownIn?.naturalSizeChanged(of: self, byConstraints: false)
  }

  /// The collection view that shows the view.
  final var shownIn: UICollectionView? {
    element == nil ? nil : superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }
}
