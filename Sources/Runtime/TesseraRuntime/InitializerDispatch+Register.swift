import CoreGraphics
import Foundation
import InitDispatch
import RuntimeInterface

extension InitializerDispatch {
  /// Plugs the C trampolines in.
  static func register() {
    makeObject = { type in
      Unmanaged<NSObject>.fromOpaque(tessera_init(address(of: type))).takeRetainedValue()
    }
    makeWithFrame = { type, frame in
      Unmanaged<AnyObject>.fromOpaque(
        tessera_init_with_frame(address(of: type), frame.minX, frame.minY, frame.width, frame.height)
      ).takeRetainedValue()
    }
    makeWithLayer = { type, layer in
      // The initializer consumes the value: the memory is given back without destroying what was in it.
      let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
      argument.initialize(to: layer)
      defer { argument.deallocate() }
      return Unmanaged<AnyObject>.fromOpaque(tessera_init_with_layer(address(of: type), argument)).takeRetainedValue()
    }
    makeWithStyle = { type, style, identifier in
      consuming(identifier) { head, tail in
        Unmanaged<AnyObject>.fromOpaque(tessera_init_with_style(address(of: type), style, head, tail))
          .takeRetainedValue()
      }
    }
    makeWithReuseIdentifier = { type, identifier in
      consuming(identifier) { head, tail in
        Unmanaged<AnyObject>.fromOpaque(tessera_init_with_reuse_identifier(address(of: type), head, tail))
          .takeRetainedValue()
      }
    }
  }

  /// Hands over the two words of a string, of which the initializer takes the ownership: the memory is given back without
  /// destroying what was in it.
  private static func consuming(
    _ identifier: String?, _ make: (_ head: UInt64, _ tail: UnsafeMutableRawPointer?) -> AnyObject
  ) -> AnyObject {
    let argument = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    argument.initialize(to: identifier)
    defer { argument.deallocate() }
    let words = UnsafeRawPointer(argument)
    return make(
      words.load(as: UInt64.self), words.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self))
  }

  /// A class reference is the address of its metadata.
  private static func address(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
