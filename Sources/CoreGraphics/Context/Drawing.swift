import Foundation

/// Where the drawing engine plugs itself in.
package enum Drawing {
  /// Makes the engine; set before `main` runs.
  nonisolated(unsafe) package static var makeEngine: (() -> any DrawingEngine)?

  /// The engine, made when it is first needed; nil in a program without the runtime half.
  package static let engine: (any DrawingEngine)? = makeEngine?()

  /// The engine for those who cannot go on without it.
  package static var requiredEngine: any DrawingEngine {
    guard let engine else {
      fatalError("CoreGraphics: no drawing engine. Depend on the library product UIKit, which carries one.")
    }
    return engine
  }
}
