extension Runtime {
  /// A closure that creates the text engine. A runtime module sets it, and the closure is called once.
  nonisolated(unsafe) package static var makeTextEngine: (() -> any TextEngine)?

  /// The text engine. Reading the property traps with a message if no runtime module provides a text engine.
  package static let textEngine: any TextEngine = {
    guard let make = makeTextEngine else {
      fatalError(
        "Tessera: no text engine is registered. Link the product `UIKit`, which contains the runtime (TesseraRuntime).")
    }
    return make()
  }()

  /// A closure that creates the image codec. A runtime module sets it, and the closure is called once.
  nonisolated(unsafe) package static var makeImageCodec: (() -> any ImageCodec)?

  /// The image codec. Reading the property traps with a message if no runtime module provides an image codec.
  package static let imageCodec: any ImageCodec = {
    guard let make = makeImageCodec else {
      fatalError(
        "Tessera: no image codec is registered. Link the product `UIKit`, which contains the runtime (TesseraRuntime).")
    }
    return make()
  }()
}

extension Runtime {
  /// A closure that creates the host of an application which starts implicitly, because the process uses UIKit without
  /// launching an application.
  nonisolated(unsafe) package static var makeImplicitHost: (@MainActor () -> any ServingHost)?

  /// A closure that creates a physics world for `UIDynamicAnimator`.
  nonisolated(unsafe) package static var makePhysicsWorld: (@MainActor () -> any PhysicsWorld)?

  /// A closure that connects to the services of the desktop that an environment names. The result is nil if the environment
  /// names no such services.
  nonisolated(unsafe) package static var makePortal: (@MainActor ([String: String]) -> (any DesktopPortal)?)?
}
