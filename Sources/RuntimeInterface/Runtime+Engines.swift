extension Runtime {
  /// Creates the text engine. Called once.
  nonisolated(unsafe) package static var makeTextEngine: (() -> any TextEngine)?

  /// The text engine. Stops the program with a message if no runtime module provides one.
  package static let textEngine: any TextEngine = {
    guard let make = makeTextEngine else {
      fatalError("Tessera: no text engine. Link the product `UIKit`, which contains the runtime (TesseraRuntime).")
    }
    return make()
  }()

  /// Creates the image codec. Called once.
  nonisolated(unsafe) package static var makeImageCodec: (() -> any ImageCodec)?

  /// The image codec. Stops the program with a message if no runtime module provides one.
  package static let imageCodec: any ImageCodec = {
    guard let make = makeImageCodec else {
      fatalError("Tessera: no image codec. Link the product `UIKit`, which contains the runtime (TesseraRuntime).")
    }
    return make()
  }()
}

extension Runtime {
  /// Creates the host of an application that starts implicitly, in a program that did not launch one.
  nonisolated(unsafe) package static var makeImplicitHost: (@MainActor () -> any ServingHost)?

  /// Creates a physics world, for `UIDynamicAnimator`.
  nonisolated(unsafe) package static var makePhysicsWorld: (@MainActor () -> any PhysicsWorld)?
}
