import Foundation

extension UITraitCollection {
  /// The current traits on the main thread (`UITraitCollection.current`).
  static var mainCurrent: UITraitCollection {
    get { currentTraits.collection }
    set { currentTraits.collection = newValue }
  }
  private static var currentTraits: CurrentTraits { ApplicationContext.object(.traits, CurrentTraits()) }
  private static let threadKey = "UITraitCollection.current"

  /// The traits with which dynamic colors are resolved by default. Each thread has its own current traits.
  ///
  /// During the layout or the drawing of a view, these are the traits of the view. At other times, they are the traits
  /// that were set last.
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

  /// Calls a closure with this collection as the current one.
  ///
  /// - Parameter actions: A closure that is called once, before the method returns.
  public func performAsCurrent(_ actions: () -> Void) {
    let oldTraits = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = oldTraits }
    actions()
  }
}
