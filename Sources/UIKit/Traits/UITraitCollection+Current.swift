import Foundation

extension UITraitCollection {
  /// The main thread's, for those that know that they run there.
  static var mainCurrent: UITraitCollection {
    get { ApplicationContext.current.traits }
    set { ApplicationContext.current.traits = newValue }
  }
  private static let threadKey = "UITraitCollection.current"

  /// The environment in which dynamic colours are resolved when nobody names another one: that of the view which is
  /// being laid out or drawn, else the last one set. Each thread has its own.
  public class var current: UITraitCollection {
    get {
      if MainThread.isCurrent { return mainCurrent }
      return Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? TraitCache.initial
    }
    set {
      if MainThread.isCurrent {
        mainCurrent = newValue
      } else {
        Thread.current.threadDictionary[threadKey] = newValue
      }
    }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = old }
    actions()
  }
}
