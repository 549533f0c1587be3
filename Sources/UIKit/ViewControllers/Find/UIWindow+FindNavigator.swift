extension UIWindow: FindNavigatorOwner {
  func openFindNavigator(for interaction: UIFindInteraction) -> any FindNavigator {
    if let previous = InputViews.findBar(in: self) as? FindNavigatorBar { previous.endInteraction() }
    let bar = FindNavigatorBar(interaction)
    bar.onHeightChange = { [weak self] in self?.setNeedsInputViewsUpdate() }
    bar.onClose = { [weak self, weak bar] in
      guard let self, InputViews.findBar(in: self) === bar else { return }
      InputViews.setFindBar(nil, in: self)
    }
    InputViews.setFindBar(bar, in: self)
    return bar
  }
}
