import Foundation

extension NibElement {
  /// Returns the rectangle of a property, such as `frame`, or nil if it is missing.
  func rect(_ key: String) -> CGRect? { storedRect(key) ?? (key == "frame" ? insetFrame : nil) }

  private func storedRect(_ key: String) -> CGRect? {
    guard let element = children.first(where: { $0.name == "rect" && $0.key == key }),
      let x = element.length("x"), let y = element.length("y"), let width = element.length("width"),
      let height = element.length("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frame of a view that is stored as distances from the edges of its superview, or nil if it is not.
  ///
  /// Interface Builder stores the frame in this way if the view has no constraints and its position depends on the size of
  /// a prototype or of a device: `<frame key="frameInset" minX="10" minY="10" width="120" height="120"/>`. A distance of 0 is left
  /// out.
  private var insetFrame: CGRect? {
    guard let element = children.first(where: { $0.name == "frame" && $0.key == "frameInset" }) else { return nil }
    // The parent is the element `subviews`.
    let outer = parent?.parent?.rect("frame")?.size ?? .zero
    func range(_ minimum: String, _ maximum: String, _ length: String, in outer: CGFloat) -> (CGFloat, CGFloat) {
      let (start, end) = (element.length(minimum), element.length(maximum))
      let extent = element.length(length) ?? max(0, outer - (start ?? 0) - (end ?? 0))
      return (start ?? end.map { outer - $0 - extent } ?? 0, extent)
    }
    let (x, width) = range("minX", "maxX", "width", in: outer.width)
    let (y, height) = range("minY", "maxY", "height", in: outer.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the size of a property, or nil if it is missing.
  func size(_ key: String) -> CGSize? {
    guard let element = children.first(where: { $0.name == "size" && $0.key == key }) else { return nil }
    return element.sizeValue
  }

  /// The size in the element's `width` and `height` attributes, or nil if one of them is missing.
  var sizeValue: CGSize? {
    guard let width = length("width"), let height = length("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The point in the element's `x` and `y` attributes, or nil if one of them is missing.
  var pointValue: CGPoint? {
    guard let x = length("x"), let y = length("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the insets of a property, or nil if they are missing. The elements `inset` and `edgeInsets` name their
  /// attributes differently.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let element = child(key: key) else { return nil }
    if element.name == "edgeInsets" {
      return UIEdgeInsets(
        top: element.length("top") ?? 0, left: element.length("left") ?? 0, bottom: element.length("bottom") ?? 0,
        right: element.length("right") ?? 0)
    }
    guard element.name == "inset" || element.name == "insets" else { return nil }
    return UIEdgeInsets(
      top: element.length("minY") ?? 0, left: element.length("minX") ?? 0, bottom: element.length("maxY") ?? 0,
      right: element.length("maxX") ?? 0)
  }

  /// Returns the directional insets of a property, or nil if they are missing.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let element = child(key: key), element.name == "directionalEdgeInsets" else { return nil }
    return NSDirectionalEdgeInsets(
      top: element.length("top") ?? 0, leading: element.length("leading") ?? 0,
      bottom: element.length("bottom") ?? 0, trailing: element.length("trailing") ?? 0)
  }

  /// Returns the value of an attribute as a coordinate or length of a view, or nil if the attribute is missing. The value is
  /// clamped to ±10⁷, because views report infinite geometry as a programming error.
  func length(_ attribute: String) -> CGFloat? {
    number(attribute).map { min(max($0, -1e7), 1e7) }
  }

  /// Returns the options that are on in the child element with a key: those whose attributes have the value `YES`. `names`
  /// contains the attribute of each option. The result is nil if there is no such child.
  func options<Options: SetAlgebra>(_ key: String, _ names: KeyValuePairs<String, Options>) -> Options? {
    guard let element = child(key: key) else { return nil }
    return names.reduce(into: Options()) { if element.bool($1.key) == true { $0.formUnion($1.value) } }
  }
}
