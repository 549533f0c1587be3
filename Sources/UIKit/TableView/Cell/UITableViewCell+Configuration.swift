import CoreGraphics
import Foundation

extension UITableViewCell: ConfiguredView {
  /// The current configuration state of the cell, without the custom states of subclasses.
  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = showsEditing
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    state.cellDragState = stateInDrag
    if let element { state.cellDropState = owner?.dragDrop?.dropState(at: element.path) ?? .none }
    return state
  }

  final func adoptContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insetsLayoutMarginsFromSafeArea = false
    let vertical = Self.verticalMargin
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    setMargins(of: content)
    addSubview(content)
  }

  private func setMargins(of view: UIView) {
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    // The text ends 8 points before an accessory (measured, `table-ios-cell-value1-disclosure` in table-cases.json).
    let vertical = Self.verticalMargin
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 8)
  }

  /// The margins above and below the content of a cell, in points (measured at 2x and 3x, docs/measurements.md 9.16).
  private static var verticalMargin: CGFloat { 15 }

  final func updateSubviews(for state: UICellConfigurationState) { updateRowSubviews() }

  final func updateBackground(for state: UICellConfigurationState) {
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundStorage {
      backgroundStorage = configuration.updated(for: state)
    }
    classicContent.show(isHighlighted: selectionStyle != .none && (isSelected || isHighlighted))
    showBackground(for: state)
  }

  final func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  /// Updates the appearance after the cell was selected, deselected, highlighted or unhighlighted. If `animated` is
  /// `true`, the background fades.
  final func styleDidChange(animated: Bool) {
    setNeedsUpdateConfiguration()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: updateConfigurationIfNeeded)
  }

  // MARK: Content

  final func prepareContent(_ view: UIView, replacing oldView: UIView) {
    if view is CellContentView { setMargins(of: view) }
    view.frame = oldView.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  final func contentViewWasReplaced() { owner?.intrinsicSizeDidChange(of: self, byConstraints: false) }

  // MARK: Background

  /// Shows the background for a state. This is the application's background configuration, if there is one. Otherwise
  /// it is the background of the table's style, unless the cell has a background view or a background color.
  final func showBackground(for state: UICellConfigurationState) {
    var configuration = backgroundStorage
    if configuration == nil, backgroundView == nil, backgroundColor == nil {
      var backgroundState = state
      let hasCustomSelectedView = currentSelectedView != nil
      if selectionStyle == .none || hasCustomSelectedView {
        (backgroundState.isSelected, backgroundState.isHighlighted) = (false, false)
      }
      configuration = defaultBackgroundConfiguration().updated(for: backgroundState)
    }
    showBackground(configuration, corners: rowCorners)
    let isActive = selectionStyle != .none && (state.isSelected || state.isHighlighted)
    let activeView = currentSelectedView
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
      guard let view else { continue }
      let alpha: CGFloat = isActive && view === activeView ? 1 : 0
      if view.alpha != alpha { view.alpha = alpha }
    }
  }

  /// The view that shows the selection, or `nil` if the application has set none for the current mode.
  private var currentSelectedView: UIView? {
    if let multipleSelectionView = multipleSelectionBackgroundView, context.allowsMultipleSelection {
      return multipleSelectionView
    }
    return selectedBackgroundView
  }

  final func replaceBackground(_ oldView: UIView?, with view: UIView?) {
    oldView?.removeFromSuperview()
    if let view {
      if backgroundStorage != nil { backgroundStorage = nil }
      UIView.withoutAnimation {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view === backgroundView {
          insertSubview(view, at: 0)
        } else {
          insertSubview(view, belowSubview: content)
          view.alpha = 0
        }
      }
    }
    setNeedsUpdateConfiguration()
  }
}
