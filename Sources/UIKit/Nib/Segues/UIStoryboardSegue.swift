import Foundation

/// An object that prepares and performs a transition between two view controllers, which a storyboard defines.
///
/// Subclasses override `perform()`. A view controller prepares the destination in `prepare(for:sender:)`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard, or nil if it has none.
  public let identifier: String?

  /// The view controller from which the segue leads.
  public let source: UIViewController

  /// The view controller to which the segue leads.
  public let destination: UIViewController

  private var handler: (() -> Void)?

  /// Creates a segue from one view controller to another. Subclasses that override `perform()` call this initializer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue, or nil.
  ///   - source: The view controller from which the segue leads.
  ///   - destination: The view controller to which the segue leads.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls a closure.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue, or nil.
  ///   - source: The view controller from which the segue leads.
  ///   - destination: The view controller to which the segue leads.
  ///   - performHandler: A closure that performs the transition.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Creates a segue with the values of the segue that a storyboard is performing. Storyboards create segues of
  /// subclasses by this initializer.
  public convenience override init() {
    guard let context = NibSegueContext.shared.current else {
      Diagnostics.trap("\(Self.self)() has no source and no destination; call init(identifier:source:destination:)")
    }
    self.init(identifier: context.identifier, source: context.source, destination: context.destination)
  }

  /// Performs the transition. Subclasses override this method without calling `super`. The default implementation performs the
  /// transition of the segue's kind in the storyboard.
  open func perform() { handler?() }

  /// Sets the closure that performs the transition of a segue that was created without one.
  func setHandler(_ perform: @escaping () -> Void) { handler = perform }
}
