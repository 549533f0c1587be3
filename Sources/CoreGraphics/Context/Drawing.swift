import Foundation

/// The registration of the drawing engine.
package enum Drawing {
  /// Creates the drawing engine. A runtime module sets this function before `main` runs.
  nonisolated(unsafe) package static var makeEngine: (() -> any DrawingEngine)?

  /// The drawing engine, created at its first use, or nil if there are no runtime modules.
  package static let engine: (any DrawingEngine)? = makeEngine?()

  /// The drawing engine. Traps if there is none.
  package static var requiredEngine: any DrawingEngine {
    guard let engine else {
      fatalError("CoreGraphics: no drawing engine. Depend on the library product UIKit, which contains one.")
    }
    return engine
  }
}
