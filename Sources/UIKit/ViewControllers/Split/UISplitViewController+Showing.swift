import Foundation

/// Methods that show and hide columns at the request of the application or the user.
extension UISplitViewController {
  final func showColumn(_ column: Column) {
    guard style == .unspecified || columns.controllers[column] != nil else { return }
    if column == .inspector { return setInspector(true) }
    let isCompact = collapsed || !hasInstalledColumns
    let resolver = self.resolver(width: viewIfLoaded?.bounds.width ?? 0, isCompact: isCompact)
    guard hasInstalledColumns else {
      if column == .primary { requestedMode = resolver.allColumnsMode(with: requestedBehavior) }
      return
    }
    if collapsed {
      if column == .secondary, requestedMode == .automatic { requestedMode = resolver.allColumnsMode(with: .tile) }
      return showCollapsed(column)
    }
    switch column {
    case .primary:
      guard !visibleColumns.contains(.primary) else { return }
      requestedMode = resolver.allColumnsMode(with: requestedBehavior)
    case .supplementary:
      guard !visibleColumns.contains(.supplementary) else { return }
      requestedMode = requestedBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case .secondary:
      if requestedMode == .automatic { requestedMode = resolver.allColumnsMode(with: .tile) }
      if let layout, !layout.overlaid.isEmpty { hideOverlay() }
      return
    case .compact, .inspector: return
    }
    change(to: resolvedMode(on: .request), notifiesColumnDelegate: false, animated: true)
  }

  final func hideColumn(_ column: Column) {
    if column == .inspector { return setInspector(false) }
    guard hasInstalledColumns else { return }
    if collapsed { return hideCollapsed(column) }
    guard visibleColumns.contains(column) else { return }
    switch column {
    // Measured on UIKit (case `split-hide-primary-triple` of Tests/Oracle): the supplementary column remains beside the
    // secondary one.
    case .primary: requestedMode = style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    case .supplementary: requestedMode = .secondaryOnly
    case .secondary, .compact, .inspector: return
    }
    let mode = resolver(width: view.bounds.width, isCompact: false)
      .resolve(requestedMode, .automatic, current: shownMode, on: .request)
    change(to: mode, notifiesColumnDelegate: false, animated: true)
  }

  /// Hides the columns that are in front of the secondary one.
  final func hideOverlay() {
    guard let layout, !layout.overlaid.isEmpty else { return }
    let mode: DisplayMode =
      layout.overlaid.contains(.supplementary) || style != .tripleColumn
      ? .secondaryOnly : .oneBesideSecondary
    requestedMode = mode
    change(to: mode, notifiesColumnDelegate: true, animated: true)
  }

  /// Performs the action of the button for the display mode.
  final func toggleDisplayMode() {
    guard hasInstalledColumns, !collapsed else { return }
    let requestedTarget = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard requestedTarget == .automatic else {
      requestedMode = requestedTarget
      return change(to: resolvedMode(on: .request), notifiesColumnDelegate: true, animated: true)
    }
    if visibleColumns.contains(.primary) {
      hideColumn(.primary)
    } else if style == .tripleColumn, !visibleColumns.contains(.supplementary) {
      showColumn(.supplementary)
    } else {
      showColumn(.primary)
    }
  }

  /// Hides all columns except the secondary one, or shows the supplementary column again.
  final func toggleSecondaryOnly() {
    guard hasInstalledColumns, !collapsed else { return }
    if shownMode == .secondaryOnly {
      showColumn(style == .tripleColumn ? .supplementary : .primary)
    } else {
      requestedMode = .secondaryOnly
      change(to: .secondaryOnly, notifiesColumnDelegate: true, animated: true)
    }
  }
}
