import CGIO
import Foundation

/// A value of a message on the bus.
///
/// Messages are written by other programs. A value whose type is not the expected one is therefore never converted. The
/// accessors return nil instead.
indirect enum PortalValue: Equatable, Sendable {
  case bool(Bool)
  case integer(Int)
  case unsigned(UInt32)
  case double(Double)
  case string(String)
  case path(String)
  /// The index of a file descriptor that is sent with the message.
  case handle(Int32)
  case bytes(Data)
  case array(of: String, [PortalValue])
  case tuple([PortalValue])
  case dictionary([String: PortalValue])
  /// A value of any other type. Its content is not stored.
  case other

  /// Creates a value from a GLib variant. The variant is not retained.
  init(_ variant: OpaquePointer) {
    switch UInt8(bitPattern: Int8(truncatingIfNeeded: Int(g_variant_classify(variant).rawValue))) {
    case UInt8(ascii: "b"): self = .bool(g_variant_get_boolean(variant) != 0)
    case UInt8(ascii: "y"): self = .integer(Int(g_variant_get_byte(variant)))
    case UInt8(ascii: "n"): self = .integer(Int(g_variant_get_int16(variant)))
    case UInt8(ascii: "q"): self = .integer(Int(g_variant_get_uint16(variant)))
    case UInt8(ascii: "i"): self = .integer(Int(g_variant_get_int32(variant)))
    case UInt8(ascii: "u"): self = .unsigned(g_variant_get_uint32(variant))
    case UInt8(ascii: "x"): self = .integer(Int(g_variant_get_int64(variant)))
    case UInt8(ascii: "t"): self = .integer(Int(clamping: g_variant_get_uint64(variant)))
    case UInt8(ascii: "d"): self = .double(g_variant_get_double(variant))
    case UInt8(ascii: "s"), UInt8(ascii: "g"): self = .string(Self.text(variant))
    case UInt8(ascii: "h"): self = .handle(g_variant_get_handle(variant))
    case UInt8(ascii: "o"): self = .path(Self.text(variant))
    case UInt8(ascii: "v"): self = Self.child(variant, 0)
    case UInt8(ascii: "("): self = .tuple(Self.children(variant))
    case UInt8(ascii: "a"): self = Self.list(variant)
    default: self = .other
    }
  }

  private static func text(_ variant: OpaquePointer) -> String {
    var length: gsize = 0
    guard let text = g_variant_get_string(variant, &length) else { return "" }
    return String(cString: text)
  }

  private static func child(_ variant: OpaquePointer, _ index: Int) -> PortalValue {
    guard let child = g_variant_get_child_value(variant, gsize(index)) else { return .other }
    defer { g_variant_unref(child) }
    return PortalValue(child)
  }

  /// The largest number of elements that is read from an array.
  private static let largestCount = 100_000

  private static func children(_ variant: OpaquePointer) -> [PortalValue] {
    (0..<min(Int(g_variant_n_children(variant)), largestCount)).map { child(variant, $0) }
  }

  private static func list(_ variant: OpaquePointer) -> PortalValue {
    let type = g_variant_get_type_string(variant).map { String(cString: $0) } ?? ""
    if type == "ay" {
      var count: gsize = 0
      guard let bytes = g_variant_get_fixed_array(variant, &count, 1) else { return .bytes(Data()) }
      return .bytes(Data(bytes: bytes, count: Int(count)))
    }
    guard type.hasPrefix("a{s") else { return .array(of: String(type.dropFirst()), children(variant)) }
    var result: [String: PortalValue] = [:]
    for index in 0..<min(Int(g_variant_n_children(variant)), largestCount) {
      guard let entry = g_variant_get_child_value(variant, gsize(index)) else { continue }
      defer { g_variant_unref(entry) }
      if case .string(let key) = child(entry, 0) { result[key] = child(entry, 1) }
    }
    return .dictionary(result)
  }

  /// Returns the value as a GLib variant with a floating reference. Dictionaries have the type `a{sv}`.
  func variant() -> OpaquePointer? {
    switch self {
    case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .integer(let value): return g_variant_new_int32(Int32(clamping: value))
    case .unsigned(let value): return g_variant_new_uint32(value)
    case .double(let value): return g_variant_new_double(value)
    case .string(let value): return g_variant_new_string(value)
    case .path(let value): return g_variant_new_object_path(value)
    case .handle(let value): return g_variant_new_handle(value)
    case .bytes(let value):
      let type = g_variant_type_new("y")
      defer { g_variant_type_free(type) }
      return value.withUnsafeBytes { g_variant_new_fixed_array(type, $0.baseAddress, gsize($0.count), 1) }
    case .array(let type, let values):
      let element = g_variant_type_new(type)
      defer { g_variant_type_free(element) }
      let children = values.map { $0.variant() }
      return g_variant_new_array(element, children, gsize(children.count))
    case .tuple(let values):
      let children = values.map { $0.variant() }
      return g_variant_new_tuple(children, gsize(children.count))
    case .dictionary(let values):
      let element = g_variant_type_new("{sv}")
      defer { g_variant_type_free(element) }
      let children = values.map { key, value in
        g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value.variant()))
      }
      return g_variant_new_array(element, children, gsize(children.count))
    case .other: return g_variant_new_tuple(nil, 0)
    }
  }

  // MARK: Values

  var number: Int? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int(value)
    default: nil
    }
  }

  var flag: Bool? { if case .bool(let value) = self { value } else { nil } }
  var real: Double? { if case .double(let value) = self { value } else { nil } }
  var text: String? { if case .string(let value) = self { value } else { nil } }
  var elements: [PortalValue]? {
    switch self {
    case .array(_, let values), .tuple(let values): values
    default: nil
    }
  }
  var entries: [String: PortalValue]? { if case .dictionary(let values) = self { values } else { nil } }
}
