extension Runtime {
  /// Makes the text engine; called once.
  nonisolated(unsafe) package static var makeTextEngine: (() -> any TextEngine)?

  /// The text engine. Stops with a message when no runtime module brought one.
  package static let textEngine: any TextEngine = {
    guard let make = makeTextEngine else {
      fatalError("Tessera: no text engine. Link the product `UIKit`, which brings the runtime (target TesseraRuntime).")
    }
    return make()
  }()

  /// Makes the image codec; called once.
  nonisolated(unsafe) package static var makeImageCodec: (() -> any ImageCodec)?

  /// The image codec. Stops with a message when no runtime module brought one.
  package static let imageCodec: any ImageCodec = {
    guard let make = makeImageCodec else {
      fatalError("Tessera: no image codec. Link the product `UIKit`, which brings the runtime (target TesseraRuntime).")
    }
    return make()
  }()
}

extension Runtime {
  /// Makes the host of an application that starts by itself, in a program that launched none.
  nonisolated(unsafe) package static var makeImplicitHost: (@MainActor () -> any ServingHost)?

  /// Makes a world of bodies, for `UIDynamicAnimator`.
  nonisolated(unsafe) package static var makePhysicsWorld: (@MainActor () -> any PhysicsWorld)?
}
