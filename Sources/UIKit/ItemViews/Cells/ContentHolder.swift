/// A view that contains a content view, and may have to be measured again when the content changes.
@MainActor
protocol ContentHolder: UIView {
  /// Measures the view again if necessary after the constraints inside the content view were solved again.
  func contentWasLaidOut()
}
