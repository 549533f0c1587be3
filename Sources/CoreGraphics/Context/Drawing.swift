import Foundation

/// The registration of the drawing engine.
package enum Drawing {
  /// Creates the engine. Set before `main` runs.
  nonisolated(unsafe) package static var makeEngine: (() -> any DrawingEngine)?

  /// The engine, created at its first use, or nil in a program without the runtime modules.
  package static let engine: (any DrawingEngine)? = makeEngine?()

  /// The engine. Stops the program if there is none.
  package static var requiredEngine: any DrawingEngine {
    guard let engine else {
      fatalError("CoreGraphics: no drawing engine. Depend on the library product UIKit, which contains one.")
    }
    return engine
  }
}
