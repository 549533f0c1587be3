import Foundation

extension UIViewController {
  /// Sets the view of the view controller to the one in its storyboard or nib.
  ///
  /// - Returns: `true` if the view was set, or `false` if there is no storyboard or nib or it cannot be read.
  final func loadNibView() -> Bool {
    if let nibScene { return nibScene.makeView() != nil }
    guard let name = nibNameStorage ?? NibNameResolver.shared.nibName(for: self) else { return false }
    let nib = UINib(nibName: name, bundle: nibBundle)
    guard nib.isReadable else { return false }
    let objects = nib.instantiate(withOwner: self)
    guard viewStorage == nil else { return true }
    // The outlet “view” of the owner is not connected; UIKit raises an exception.
    Diagnostics.report(
      "the nib “\(name)” was loaded by \(type(of: self)), but its outlet “view” is not connected; "
        + "\(objects.contains { $0 is UIView } ? "the first view of the nib is used" : "an empty view is used")")
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return false }
    adoptNibView(view)
    return true
  }

  /// Performs a segue that the application starts itself. `shouldPerformSegue(withIdentifier:sender:)` is not called.
  final func startSegue(withIdentifier identifier: String, sender: Any?) {
    guard let nibScene else {
      return Diagnostics.report(
        "\(type(of: self)) cannot perform the segue “\(identifier)”: the view controller was not created from a storyboard; "
          + "instantiate it with UIStoryboard")
    }
    guard let segue = nibScene.segue(withIdentifier: identifier) else {
      return Diagnostics.report(
        "\(type(of: self)) has no segue with the identifier “\(identifier)” in \(nibScene.document.fileName)")
    }
    NibSegues(nibScene).perform(segue, sender: sender, asksController: false)
  }
}
