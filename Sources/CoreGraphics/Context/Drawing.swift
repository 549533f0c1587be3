import Foundation

/// Provides the drawing engine that a runtime module registers.
package enum Drawing {
  /// A closure that creates the drawing engine. A runtime module sets it before `main` runs.
  nonisolated(unsafe) package static var makeEngine: (() -> any DrawingEngine)?

  /// The drawing engine, which is created on first use, or nil if the program contains no runtime module.
  package static let engine: (any DrawingEngine)? = makeEngine?()

  /// The drawing engine. Reading the property traps if there is none.
  package static var requiredEngine: any DrawingEngine {
    guard let engine else {
      fatalError(
        "CoreGraphics: no drawing engine is registered. Link the product `UIKit`, which contains the runtime "
          + "(TesseraRuntime)."
      )
    }
    return engine
  }
}
