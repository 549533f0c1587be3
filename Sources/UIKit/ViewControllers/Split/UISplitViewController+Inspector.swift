import Foundation

/// Methods that show and hide the inspector, which is a column beside the secondary one, or a sheet in a collapsed
/// interface.
extension UISplitViewController {
  final func setInspector(_ shows: Bool) {
    guard shows != showsInspector, let controller = columns.controllers[.inspector] else { return }
    guard hasInstalledColumns else {
      showsInspector = shows
      return
    }
    endChange?()
    if shows {
      delegate?.splitViewController(self, willShow: .inspector)
    } else {
      delegate?.splitViewController(self, willHide: .inspector)
    }
    if collapsed {
      showsInspector = shows
      presentInspector(controller, shows)
      return
    }
    attach(.inspector)
    guard let container = columns.container(of: .inspector) else { return }
    let moves = UIView.areAnimationsEnabled && view.window != nil && isOnScreen
    begin(container, shows, animated: moves)
    if shows { UIView.performWithoutAnimation { prepare([.inspector]) } } else { disappearingColumns = [.inspector] }
    showsInspector = shows
    endChange = { [weak self] in
      guard let self else { return }
      endChange = nil
      disappearingColumns = []
      protectChanges {
        self.inspectorChanged(shows)
        self.finishAppearances([container])
        UIView.performWithoutAnimation { self.layoutColumns() }
      }
    }
    run(moves, duration: nil)
  }

  private func inspectorChanged(_ shows: Bool) {
    if shows {
      delegate?.splitViewController(self, didShow: .inspector)
    } else {
      delegate?.splitViewController(self, didHide: .inspector)
    }
  }

  /// Presents the inspector as a sheet, or dismisses it.
  private func presentInspector(_ controller: UIViewController, _ shows: Bool) {
    guard let container = makeContainer(of: .inspector) else { return }
    if shows {
      detach(container)
      container.appearance.isContainerDriven = false
      container.sheetPresentationController?.detents = [.medium(), .large()]
      present(container, animated: UIView.areAnimationsEnabled) { [weak self] in self?.inspectorChanged(true) }
    } else if container.presentingViewController != nil {
      container.dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in self?.inspectorChanged(false) }
    } else {
      inspectorChanged(false)
    }
  }
}
