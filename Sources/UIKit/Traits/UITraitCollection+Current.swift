import Foundation

extension UITraitCollection {
  /// The traits that were set on the main thread, or nil if those of the main screen are current.
  static var mainAssigned: UITraitCollection? {
    get { currentTraits.assigned }
    set { currentTraits.assigned = newValue }
  }
  /// The traits of a view that was never in a window, on the main thread. They are `TraitCache.initial` until the application
  /// is launched, and those of the main screen from then on. Measured: the sizes of labels without a window are whole pixels of the
  /// device (docs/measurements.md, 15.12).
  static var mainInitial: UITraitCollection { currentTraits.initial }

  /// The traits with which a view begins: a prediction of those that it will inherit. They are those of the view that is being
  /// laid out or requests a cell, and otherwise those of a view that was never in a window (Apple, release notes of iOS 13:
  /// "the trait collection is now initialized to a prediction of the ultimate traits in the destination hierarchy"). The traits
  /// of a controller that loads its view predict nothing (measured on UIKit, case `trait-style-child` of Tests/Oracle).
  static var mainPredicted: UITraitCollection { currentTraits.predicted ?? mainInitial }

  /// Makes the traits of a view current, and predicts them for the views that are created in the meantime.
  ///
  /// - Returns: The values to pass to `endPrediction(_:)`.
  static func beginPrediction(_ traits: UITraitCollection) -> (UITraitCollection?, UITraitCollection?) {
    let current = currentTraits
    let previousTraits = (current.assigned, current.predicted)
    current.assigned = traits
    current.predicted = traits
    return previousTraits
  }

  /// Restores the traits from before `beginPrediction(_:)`.
  static func endPrediction(_ previousTraits: (UITraitCollection?, UITraitCollection?)) {
    (currentTraits.assigned, currentTraits.predicted) = previousTraits
  }

  /// Adopts the traits of the main screen after the application was launched, another screen became the main one, or its traits
  /// changed.
  @MainActor static func mainScreenDidChange(to newTraits: UITraitCollection) {
    guard currentTraits.initial != newTraits else { return }
    currentTraits.initial = newTraits
    ApplicationContext.publish(newTraits, in: .traits)
  }

  /// The traits of the main screen, on any thread. They are `TraitCache.initial` until the application is launched.
  static var mainScreen: UITraitCollection {
    ApplicationContext.published(.traits, UITraitCollection.self) ?? TraitCache.initial
  }
  private static var currentTraits: CurrentTraits { ApplicationContext.object(.traits, CurrentTraits()) }
  private static let threadKey = "UITraitCollection.current"

  /// The traits with which dynamic colors are resolved by default. Each thread has its own current traits.
  ///
  /// During the layout or the drawing of a view, these are the traits of the view. At other times, they are the traits
  /// that were set last, or those of the main screen.
  public class var current: UITraitCollection {
    get { assigned ?? (MainThread.isCurrent ? mainInitial : mainScreen) }
    set { assigned = newValue }
  }

  /// The traits that were set on this thread, or nil if those of the main screen are current.
  private static var assigned: UITraitCollection? {
    get {
      if MainThread.isCurrent { return mainAssigned }
      return Thread.current.threadDictionary[threadKey] as? UITraitCollection
    }
    set {
      if MainThread.isCurrent {
        mainAssigned = newValue
      } else {
        Thread.current.threadDictionary[threadKey] = newValue
      }
    }
  }

  /// Calls a closure with this collection as the current one.
  ///
  /// - Parameter actions: A closure that is called once, before the method returns.
  public func performAsCurrent(_ actions: () -> Void) {
    // A thread to which no traits were assigned follows the main screen afterwards, too.
    let oldTraits = Self.assigned
    Self.assigned = self
    defer { Self.assigned = oldTraits }
    actions()
  }
}
