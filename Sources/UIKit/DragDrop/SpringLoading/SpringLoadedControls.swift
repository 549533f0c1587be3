import CoreGraphics

extension UIButton: UISpringLoadedInteractionSupporting {
  /// A Boolean value that determines whether a drag that pauses over the button performs its action. The default is
  /// `false`. A `UISpringLoadedInteraction` of the button takes the place of the action.
  public var isSpringLoaded: Bool {
    get { hasAutomaticSpringLoading }
    set {
      setAutomaticSpringLoading(newValue) { [weak self] _ in
        guard let self, isEnabled else { return nil }
        return AutomaticSpringLoading.Target(view: self) { [weak self] in self?.activateByKey() }
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// A Boolean value that determines whether a drag that pauses over a segment selects it. The default is `false`.
  public var isSpringLoaded: Bool {
    get { hasAutomaticSpringLoading }
    set {
      setAutomaticSpringLoading(newValue) { [weak self] point in
        guard let self, isEnabled, let index = segment(at: point) else { return nil }
        return AutomaticSpringLoading.Target(view: self, part: index) { [weak self] in self?.userSelected(index, nil) }
      }
    }
  }
}
