import Foundation

/// An object that contains the view controllers of an application's scenes and the segues between them, as designed in
/// Interface Builder.
///
/// Tessera reads the source file `Name.storyboard` from the bundle or its `Base.lproj`. It cannot read compiled
/// storyboards.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The contents of the file, or nil if it cannot be read.
  private let document: NibDocument?
  /// The name of the file, for messages.
  let name: String

  /// Creates a storyboard from a file. If the bundle does not contain the file, Tessera reports an error, whereas UIKit
  /// raises an exception.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - storyboardBundleOrNil: The bundle that contains the file, or nil for the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    document = NibStoryboards.document(name, in: storyboardBundleOrNil ?? .main)
    super.init()
  }

  /// Creates a storyboard from the contents of a file that was already read.
  init(document: NibDocument) {
    name = document.fileName
    self.document = document
    super.init()
  }

  /// Creates the view controller to which the arrow "Is Initial View Controller" of the storyboard points. Each call creates a
  /// new one.
  ///
  /// - Returns: The view controller, or nil if the storyboard has no initial view controller.
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(creator: nil) }

  /// Creates the initial view controller by calling a closure.
  ///
  /// - Parameter creator: A closure that creates the view controller by calling one of its initializers with a coder.
  ///   If it returns nil, `init(coder:)` of the class in the storyboard is called. The default is nil.
  /// - Returns: The view controller, or nil if the storyboard has no initial view controller or that view controller has
  ///   another class.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let controller = makeInitial(creator: creator.map { creator in { creator($0) } })
    return controller.flatMap { cast($0, "the initial view controller") }
  }

  /// Creates the view controller with a storyboard identifier. Each call creates a new object.
  ///
  /// - Parameter identifier: The storyboard identifier of the view controller. If there is no view controller with the
  ///   identifier, an error is reported and an empty view controller is returned. UIKit raises an exception instead.
  /// - Returns: The view controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil) ?? UIViewController()
  }

  /// Creates the view controller with a storyboard identifier by calling a closure.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier of the view controller.
  ///   - creator: A closure that creates the view controller by calling one of its initializers with a coder. If it
  ///     returns nil, `init(coder:)` of the class in the storyboard is called. The default is nil.
  /// - Returns: The view controller. The method traps if the view controller in the storyboard has another class.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = make(identifier, creator: creator.map { creator in { creator($0) } }) ?? UIViewController()
    guard let typedController: ViewController = cast(controller, "the view controller “\(identifier)”") else {
      Diagnostics.trap("the view controller “\(identifier)” of \(name) is not a \(ViewController.self)")
    }
    return typedController
  }

  private func cast<ViewController: UIViewController>(_ controller: UIViewController, _ description: String)
    -> ViewController?
  {
    if let typedController = controller as? ViewController { return typedController }
    Diagnostics.report("\(description) of \(name) is a \(type(of: controller)), not a \(ViewController.self)")
    return nil
  }

  private func makeInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document, let id = document.root["initialViewController"] else { return nil }
    guard let element = document.elements[id] else {
      document.report(document.root, "the initial view controller “\(id)” is not in the file")
      return nil
    }
    return NibScenes(self, document).make(element, creator: creator)
  }

  private func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document else { return nil }
    guard let element = NibStoryboards.controller(withIdentifier: identifier, in: document) else {
      Diagnostics.report(
        "\(document.fileName) contains no view controller with the identifier “\(identifier)”; an empty view controller "
          + "is created")
      return nil
    }
    return NibScenes(self, document).make(element, creator: creator)
  }
}
