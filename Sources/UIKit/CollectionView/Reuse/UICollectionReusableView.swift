import Foundation

/// The base class of the views that a collection view reuses: cells, supplementary views and decoration views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a reusable view. The collection view passes a frame with the size of the element.
  ///
  /// - Parameter frame: The frame of the view, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from a nib, a storyboard or an archive that `encode(with:)` wrote. An archive does not contain the
  /// reuse identifier.
  ///
  /// - Parameter coder: An unarchiver object.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UICollectionReusableView.self)
  }

  package override var archivedContainer: UIView? {
    PlatformClass.of(self) == UICollectionReusableView.self ? self : nil
  }

  /// The reuse identifier of the view, or `nil` for decoration views and views that were not dequeued.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?

  /// The element that the view shows, or `nil` while the view is in a reuse pool.
  ///
  /// The reference is not `weak`, because it is read very often and an element is created for each cell that appears.
  /// The element sets the property to `nil` when it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var element: LiveElement?
  /// The axes along which the layout determines the view's size. The preferred size can differ only along the other
  /// axes.
  @exclusivity(unchecked) final var fittingAxes: (horizontal: Bool, vertical: Bool) = (false, false)
  /// The key of the reuse pool that the view belongs to, or `nil` if the view was not dequeued.
  @exclusivity(unchecked) final var poolKey: ReuseKey?
  /// The role of the view in a list, or `nil` outside of lists. The collection view sets it before the data source
  /// configures the view.
  @exclusivity(unchecked) final var listRole: ListRole? {
    didSet { if listRole != oldValue { listRoleDidChange(from: oldValue) } }
  }
  /// Responds to a change of the view's role in a list. Overrides update the view's default appearance for the new
  /// role.
  func listRoleDidChange(from old: ListRole?) { if (old == nil) != (listRole == nil) { updateSafeArea() } }
  /// Indicates whether the view has no safe area insets. The rows of lists have none, even under bars (measured on iOS
  /// 26.1).
  package override var hasNoSafeArea: Bool { listRole != nil }
  /// The insets of the separators from the leading and trailing ends of the view, in points. They are used if the view
  /// is in a list.
  var separatorEnds: (leading: CGFloat, trailing: CGFloat) { Self.defaultSeparatorEnds }

  /// The attributes that were applied to the view when it was dequeued for an element. The value is `nil` as soon as the data
  /// source has returned the view.
  @exclusivity(unchecked) final var dequeuedAttributes: UICollectionViewLayoutAttributes?

  /// Indicates whether the view is hidden until the preview of a dropped item has been animated to it.
  @exclusivity(unchecked) final var awaitsDropPreview = false

  /// Prepares the view for reuse. The dequeue method calls this method immediately before it returns the view.
  /// Overrides must call `super`.
  open dynamic func prepareForReuse() {}

  /// Applies layout attributes to the view. Subclasses override this method to apply the properties of their own
  /// attributes class. The default implementation does nothing.
  ///
  /// The frame, the transform, the alpha and the other standard values have already been applied. The method is not
  /// called if the attributes equal the current ones.
  ///
  /// - Parameter layoutAttributes: The attributes of the element.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells the view that the collection view is about to change its layout. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - oldLayout: The current layout.
  ///   - newLayout: The new layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Tells the view that the collection view has changed its layout. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - oldLayout: The previous layout.
  ///   - newLayout: The current layout.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers. The method is called if the layout estimated the view's size.
  ///
  /// The default implementation only changes the size. The new size is the result of `systemLayoutSizeFitting`, which
  /// uses the view's constraints or, if there are none, `sizeThatFits`. Overrides can call `super` and modify the
  /// result.
  ///
  /// - Parameter layoutAttributes: The attributes that the layout returned for the view. The method may modify them.
  /// - Returns: The preferred attributes.
  open dynamic func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let givenSize = layoutAttributes.size
    var size = systemLayoutSizeFitting(
      givenSize, withHorizontalFittingPriority: fittingAxes.horizontal ? .required : .fittingSizeLevel,
      verticalFittingPriority: fittingAxes.vertical ? .required : .fittingSizeLevel)
    if !fittingAxes.vertical { size.height = heightWithPadding(size.height, given: givenSize.height) }
    if size != givenSize { layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size) }
    return layoutAttributes
  }

  /// Returns the height of the view for a height of its content. Views in lists override this method to add their
  /// padding.
  ///
  /// - Parameters:
  ///   - height: The height that the content needs, in points.
  ///   - given: The current height of the view, which the layout determined, in points.
  func heightWithPadding(_ height: CGFloat, given: CGFloat) -> CGFloat { height }

  /// Notifies the layout that the view's preferred size has changed.
  ///
  /// A visible view is measured again in the next layout pass if the layout supports self-sizing, unless
  /// `UICollectionView.selfSizingInvalidation` is `disabled`.
  open override dynamic func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    hostCollectionView?.intrinsicSizeDidChange(of: self, byConstraints: false)
  }

  /// The collection view that shows the view, or `nil` if the view does not belong to an element.
  final var hostCollectionView: UICollectionView? {
    element == nil ? nil : superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }
}
