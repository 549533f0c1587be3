import CoreGraphics
import Foundation

extension UITableViewCell {
  // MARK: Parts

  final func rowSubviewsDidChange() {
    setNeedsUpdateConfiguration()
    owner?.intrinsicSizeDidChange(of: self, byConstraints: false)
  }

  /// Updates the controls and accessories of the row for the current state of the cell.
  final func updateRowSubviews() {
    var request = RowSubviews.Request()
    var view: UIView?
    if showsEditing {
      if context.isEditable || context.editingStyle != .none || context.showsSelectionControl {
        request.control =
          context.showsSelectionControl
          ? .selection
          : context.editingStyle == .delete ? .delete : context.editingStyle == .insert ? .insert : nil
        request.indents = shouldIndentWhileEditing && context.indentsWhileEditing
      }
      request.hasReorderControl = context.isMovable
      view = editingAccessoryView
      request.accessory = editingAccessoryType
    } else {
      view = accessoryView
      request.accessory = accessoryType
    }
    request.accessoryView = view.map { ObjectIdentifier($0) }
    rowSubviews.update(request, view: view, slides: animatesEditing)
    animatesEditing = false
    rowSubviews.control?.show(isSelected: isSelected)
  }

  final func editingChanged(animated: Bool) {
    closeSwipe(animated: animated)
    setNeedsUpdateConfiguration()
    guard animated, window != nil else {
      didTransition(to: editMask)
      return
    }
    // The animation is requested here, because the next layout pass may be inside a block without animations.
    animatesEditing = true
    updateConfigurationIfNeeded()
    if rowSubviews.isSliding { rowSubviews.positionViews() } else { didTransition(to: editMask) }
  }

  final func editingAnimationDidEnd() { didTransition(to: editMask) }

  /// Indicates whether the cell shows its editing controls.
  final var showsEditing: Bool { isEditing && !isEditingForSwipe }

  private var editMask: StateMask { isEditing ? .showingEditControl : [] }

  /// Performs the action of the editing control at the leading edge, after the user has tapped the control.
  final func editControlWasTapped() {
    switch context.editingStyle {
    case .insert: owner?.commitEditing(.insert, of: self)
    case .delete: confirmDeletion()
    case .none: break
    }
  }

  // MARK: Edges

  final func contextDidChange(from oldContext: TableRowContext) {
    updateForTableMargin()
    if context.style == .insetGrouped {
      cornerConfiguration = CardCorners.corners(isFirst: context.isFirst, isLast: context.isLast)
    } else if oldContext.style == .insetGrouped {
      cornerConfiguration = .unspecified
    }
    // The application's background views are clipped to the rounded corners.
    updateClipping()
    configuredBackground?.corners = rowCorners
    setNeedsUpdateConfiguration()
  }

  /// The rounded corners of the first or last row of a card, or `nil` for other rows. A card is the rounded background of a
  /// section in an inset grouped table.
  final var rowCorners: UICornerConfiguration? {
    context.style == .insetGrouped && (context.isFirst || context.isLast) ? cornerConfiguration : nil
  }

  private func updateClipping() {
    let isRound = context.style == .insetGrouped && (context.isFirst || context.isLast)
    let needsClipping = isRound && (backgroundView != nil || selectedBackgroundView != nil)
    if needsClipping { clipsToBounds = true }
  }

  /// Sets the margins to the margins of rows in the table view. Margins that the application has set are not changed.
  final func updateForTableMargin() {
    let margin = owner?.rowMargin ?? 16
    guard margin != marginFromTable else { return }
    var margins = directionalLayoutMargins
    if margins.leading == marginFromTable { margins.leading = margin }
    if margins.trailing == marginFromTable { margins.trailing = margin }
    marginFromTable = margin
    if margins != directionalLayoutMargins { directionalLayoutMargins = margins }
  }

  /// The distance between the trailing ends of the separator and the row, in points.
  ///
  /// A trailing margin that the application has set takes precedence (`table-separator-follows-margins`), and in a card the
  /// distance is the margin of the row (`table-separator-content-margin-only`, `table-ios-separators`).
  /// Otherwise it is the system margin of the view controller that contains the table (`table-plain-subtitle-2x`). Without a view
  /// controller it is the margin of a plain view, 8 points (`table-ios-plain-cell` in table-cases.json).
  private var separatorMargin: CGFloat {
    let margin = directionalLayoutMargins.trailing
    if margin != marginFromTable || context.style == .insetGrouped { return margin }
    return UITableView.separatorMargin(below: owner ?? superviewStorage)
  }

  /// The horizontal insets, margins and indentation of a row, for a left-to-right layout.
  struct RowEdges {
    var start: CGFloat
    var end: CGFloat
    var leadingMargin: CGFloat
    var trailingMargin: CGFloat
    var indentation: CGFloat
  }

  final func rowEdges(in size: CGSize) -> RowEdges {
    let margins = directionalLayoutMargins
    var start: CGFloat = 0
    var end: CGFloat = 0
    if context.insetsContentToSafeArea {
      let safeArea = safeAreaInsets
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      start = isRightToLeft ? safeArea.right : safeArea.left
      end = isRightToLeft ? safeArea.left : safeArea.right
    }
    if context.followsReadableWidth, size.width > 1008 {
      // This equals the readable content guide of a view (measurements.md 14.5).
      let sideInset = max(0, (size.width - 920) / 2 - margins.leading)
      start = max(start, sideInset)
      end = max(end, sideInset)
    }
    let effectiveLevel = context.indentationLevel ?? indentationLevel
    // Controls and accessories have the margin of the table, regardless of the margins of the cell (measured with cell margins of
    // 0, `table-symbol-accessory-slot` in table-cases.json).
    let accessoryMargin = owner?.accessoryMargin ?? 16
    return RowEdges(
      start: start, end: end, leadingMargin: accessoryMargin, trailingMargin: accessoryMargin,
      indentation: CGFloat(effectiveLevel) * indentationWidth)
  }

  // MARK: Separator

  /// The insets of the separator below the row, in points.
  final var effectiveSeparatorInset: NSDirectionalEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edges = rowEdges(in: bounds.size)
    let margins = content.layoutMargins
    // The automatic inset is the margin of the content, even if a control has moved the content (measured,
    // `table-separator-follows-margins` and `table-edit-controls-62` in table-cases.json). If there is an image, it is the start
    // of the text.
    var automatic = NSDirectionalEdgeInsets(
      top: 0, leading: edges.start + (isRightToLeft ? margins.right : margins.left) + edges.indentation, bottom: 0,
      trailing: edges.end + separatorMargin)
    if let listView = content as? UIListContentView {
      automatic.leading = edges.start + edges.indentation + listView.primaryTextStart
    } else if classicContent.imageView?.image != nil {
      automatic.leading = edges.start + edges.indentation + classicLayout(in: content.bounds.size).textStart
    }
    if let inset = customSeparatorInset {
      return NSDirectionalEdgeInsets(top: 0, leading: inset.left, bottom: 0, trailing: inset.right)
    }
    guard let tableInset = context.separator.inset else { return automatic }
    let baseInsets = context.separator.reference == .fromAutomaticInsets ? automatic : .zero
    return NSDirectionalEdgeInsets(
      top: 0, leading: baseInsets.leading + tableInset.left, bottom: 0, trailing: baseInsets.trailing + tableInset.right
    )
  }

  // MARK: Layout

  final func layoutRow() {
    rowSubviews.positionViews()
    positionContent()
    rowSubviews.positionSeparators()
  }

  /// Sets the frames of the labels and the image of the cell style. The view of a content configuration has its own
  /// layout.
  final func positionContent() {
    guard contentStorage == nil else {
      content.layoutSubviews()
      return
    }
    guard classicContent.isUsed else { return }
    classicContent.applyLayout(
      classicLayout(in: content.bounds.size),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  final func classicLayout(in size: CGSize) -> ClassicCellLayout {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = content.layoutMargins
    return classicContent.layout(
      in: size, left: isRightToLeft ? margins.right : margins.left, right: isRightToLeft ? margins.left : margins.right,
      bodyPointSize: AccessoryMetrics(traitCollection).bodyPointSize)
  }

  final func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    windowStorage?.updatePendingTraits()
    if isConfigurationDirty { updateConfigurationIfNeeded() }
    let contentRange = rowSubviews.contentRange(in: CGSize(width: targetSize.width, height: bounds.height))
    let availableWidth = contentRange.end - contentRange.start
    // The margins of the content depend on its position, so the content is measured at its new position.
    let frame = content.frame
    let shownFrame = rowSubviews.mirroredFrame(
      CGRect(x: contentRange.start, y: 0, width: availableWidth, height: frame.height))
    if frame != shownFrame, bounds.width == targetSize.width { UIView.withoutAnimation { content.frame = shownFrame } }
    let separatorThickness = context.separator.style == .none ? 0 : SeparatorView.thickness
    if contentStorage != nil {
      var size = content.systemLayoutSizeFitting(
        CGSize(width: availableWidth, height: targetSize.height), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
      if (contentStorage as? UIListContentConfiguration)?.isCell == true {
        size.height = max(size.height, ClassicCellLayout.minimumRowHeight)
      }
      return CGSize(width: size.width + targetSize.width - availableWidth, height: size.height + separatorThickness)
    }
    if !classicContent.isUsed,
      let size = content.sizeFittingConstraints(
        CGSize(width: availableWidth, height: targetSize.height), horizontal: horizontal, vertical: vertical)
    {
      // The separator is in front of the margin below the content. A row whose constraints allow a height of zero gets the
      // standard height (measured, `nib-table-rows` in nib-cases.json; UIKit says so in a message).
      return CGSize(
        width: size.width + targetSize.width - availableWidth, height: size.height > 0 ? size.height : standardHeight)
    }
    return CGSize(
      width: targetSize.width, height: classicLayout(in: CGSize(width: availableWidth, height: .infinity)).height)
  }

  /// The height of a row whose constraints determine none, in points: 51 at the default text size (measured at 3x), which is a line
  /// between margins of 15 points, in whole points (inferred).
  private var standardHeight: CGFloat {
    (UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight + 30).rounded(.up)
  }

  /// Measures the view again if necessary after the constraints inside the content view were solved again.
  final func contentWasLaidOut() { owner?.intrinsicSizeDidChange(of: self, byConstraints: true) }

  // MARK: Reordering

  /// Installs the gesture that moves the row as soon as the reorder control is touched.
  final func attachReordering(to reorderControl: RowControl) {
    let press = ReorderControlPress { [weak self] gesture in self?.reorder(gesture) }
    reorderControl.addGestureRecognizer(press)
  }

  private func reorder(_ gesture: UIGestureRecognizer) {
    guard let owner else { return }
    let point = gesture.location(in: owner)
    switch gesture.state {
    case .began: if !owner.reorderBegan(self, at: point) { gesture.state = .cancelled }
    case .changed: owner.reorderMoved(to: point)
    case .ended: owner.reorderEnded(cancelled: false)
    case .cancelled, .failed: owner.reorderEnded(cancelled: true)
    default: break
    }
  }
}
