/// How a presentation of a class is made that the system does not know: by its `init(layer:)`, called on the metatype by
/// the runtime half (Swift itself allows that for required initializers only).
package enum PresentationFactory {
  nonisolated(unsafe) package static var make: (@MainActor (_ layer: CALayer) -> CALayer?)?
}
