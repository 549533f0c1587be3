import Foundation

/// An object that performs a segue of a storyboard when a control, an item, a cell or a gesture recognizer is used.
@MainActor final class NibSegueTrigger: NSObject {
  private let element: NibElement
  private weak var scene: NibScene?

  init(_ element: NibElement, in scene: NibScene) {
    self.element = element
    self.scene = scene
    super.init()
  }

  /// Performs the segue, unless the view controller prevents it (`shouldPerformSegue(withIdentifier:sender:)`).
  ///
  /// - Parameter sender: The control, cell or gesture recognizer that triggers the segue.
  func perform(_ sender: Any?) {
    guard let scene else { return }
    NibSegues(scene).perform(element, sender: sender, asksController: true)
  }
}
