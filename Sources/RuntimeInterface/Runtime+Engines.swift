extension Runtime {
  /// Creates the text engine. This function is set by a runtime module and called once.
  nonisolated(unsafe) package static var makeTextEngine: (() -> any TextEngine)?

  /// The text engine. Traps with a message if no runtime module provides one.
  package static let textEngine: any TextEngine = {
    guard let make = makeTextEngine else {
      fatalError("Tessera: no text engine. Link the product `UIKit`, which contains the runtime (TesseraRuntime).")
    }
    return make()
  }()

  /// Creates the image codec. This function is set by a runtime module and called once.
  nonisolated(unsafe) package static var makeImageCodec: (() -> any ImageCodec)?

  /// The image codec. Traps with a message if no runtime module provides one.
  package static let imageCodec: any ImageCodec = {
    guard let make = makeImageCodec else {
      fatalError("Tessera: no image codec. Link the product `UIKit`, which contains the runtime (TesseraRuntime).")
    }
    return make()
  }()
}

extension Runtime {
  /// Creates the host of an application that starts implicitly because the process uses UIKit without launching an
  /// application.
  nonisolated(unsafe) package static var makeImplicitHost: (@MainActor () -> any ServingHost)?

  /// Creates a physics world, for `UIDynamicAnimator`.
  nonisolated(unsafe) package static var makePhysicsWorld: (@MainActor () -> any PhysicsWorld)?
}
