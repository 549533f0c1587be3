import QuartzCore

/// Methods that keep a change of the columns apart from those that its callbacks make.
extension UISplitViewController {
  /// Performs a change of the columns. If a callback of another change, or of a change of a column's stack, calls this method, the
  /// change is performed after that one.
  final func performChange(_ change: @escaping () -> Void) {
    if isChangingColumns || isChangingStackOfColumn {
      postponedChanges.append(change)
    } else {
      protectChanges(change)
    }
  }

  /// Indicates whether callbacks of a change of a column's navigation stack are being called. Columns cannot move to another stack
  /// meanwhile.
  private var isChangingStackOfColumn: Bool {
    // A navigation controller that is not in the hierarchy does not perform the postponed changes at the end of its own.
    func isChanging(_ navigation: UINavigationController) -> Bool {
      navigation.isChangingStack && navigation.splitViewController === self
    }
    return columns.navigation.values.contains(where: isChanging)
      || columns.controllers.values.contains { ($0 as? UINavigationController).map(isChanging) ?? false }
  }

  /// Runs code that calls callbacks, and then performs the changes that these have requested.
  final func protectChanges(_ code: () -> Void) {
    guard !isChangingColumns else { return code() }
    isChangingColumns = true
    code()
    alignColumns()
    var changeCount = 0
    while !postponedChanges.isEmpty, !isChangingStackOfColumn {
      changeCount += 1
      // Callbacks that change the columns again and again must not block the application.
      guard changeCount <= 20 else {
        RenderLoop.performNextFrame { [weak self] in self?.protectChanges {} }
        break
      }
      postponedChanges.removeFirst()()
      alignColumns()
    }
    isChangingColumns = false
  }

  /// Returns whether a controller is shown nowhere. The controller of a column that is not part of the interface, such as the compact
  /// column of an expanded one, can be shown elsewhere meanwhile.
  private func isDetached(_ container: UIViewController) -> Bool {
    container.parentStorage == nil && !container.presentation.isPresented && container.viewIfLoaded?.window == nil
  }

  /// Gives the columns the callbacks that they lack after a callback has begun or ended the appearance of the split view: those that
  /// are visible have appeared if and only if the split view has, and the others have disappeared.
  private func alignColumns() {
    guard hasInstalledColumns, endChange == nil, drag == nil, disappearingColumns.isEmpty, !endsAppearanceAfterLayout
    else { return }
    let visibleContainers = visibleContainers
    for column in [.supplementary, .primary, .secondary, .compact, .inspector] as [Column] {
      guard let container = columns.container(of: column) else { continue }
      if visibleContainers.contains(where: { $0 === container }) {
        alignAppearance(of: container)
      } else if container.parentStorage === self || isDetached(container) {
        container.startAppearance(false, animated: false)
        container.endDisappearing()
      }
    }
  }
}
