import Foundation

extension UITraitCollection {
  /// The current traits on the main thread (`UITraitCollection.current`).
  static var mainCurrent: UITraitCollection {
    get { currentTraits.collection }
    set { currentTraits.collection = newValue }
  }
  /// The traits of a view that was never in a window, on the main thread. They are `TraitCache.initial` until the application
  /// is launched, and have the idiom of the device and the scale of the main screen from then on. Measured: the sizes of labels without
  /// a window are whole pixels of the device (docs/measurements.md, 15.12).
  static var mainInitial: UITraitCollection { currentTraits.initial }

  /// Sets the kind of device on which the application is launched.
  static func launch(on idiom: UIUserInterfaceIdiom) {
    setInitial(idiom: idiom, scale: currentTraits.initial.displayScale)
  }

  /// Sets the number of pixels per point of the main screen.
  static func mainScreenDidChange(scale: CGFloat) {
    setInitial(idiom: currentTraits.initial.userInterfaceIdiom, scale: scale)
  }

  private static func setInitial(idiom: UIUserInterfaceIdiom, scale: CGFloat) {
    let traits = currentTraits
    guard traits.initial.userInterfaceIdiom != idiom || traits.initial.displayScale != scale else { return }
    let isUnchanged = traits.collection === traits.initial
    traits.initial = TraitCache.traits(idiom: idiom, scale: scale)
    if isUnchanged { traits.collection = traits.initial }
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
