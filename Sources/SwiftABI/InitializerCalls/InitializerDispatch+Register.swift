import CoreGraphics
import Foundation
import InitDispatch
import SwiftABI

extension InitializerDispatch {
  /// Registers the C functions that call initializers.
  package static func register() {
    makeObject = { type in
      Unmanaged<NSObject>.fromOpaque(tessera_init(address(of: type))).takeRetainedValue()
    }
    makeWithFrame = { type, frame in
      Unmanaged<AnyObject>.fromOpaque(
        tessera_init_with_frame(address(of: type), frame.minX, frame.minY, frame.width, frame.height)
      ).takeRetainedValue()
    }
    makeWithLayer = { type, layer in
      // The initializer consumes the value. Therefore, the memory is deallocated without destroying the value.
      let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
      argument.initialize(to: layer)
      defer { argument.deallocate() }
      return Unmanaged<AnyObject>.fromOpaque(tessera_init_with_layer(address(of: type), argument)).takeRetainedValue()
    }
    makeRecognizer = { type, coder in
      tessera_init_recognizer_with_coder(address(of: type), Unmanaged.passRetained(coder).toOpaque()).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
      }
    }
    makeWithStyle = { type, style, identifier in
      consuming(identifier) { head, tail in
        Unmanaged<AnyObject>.fromOpaque(tessera_init_with_style(address(of: type), style, head, tail))
          .takeRetainedValue()
      }
    }
    makeUnlessTrapping = { type, isView in
      tessera_make_unless_trapping(isView ? tessera_view_with_empty_frame : tessera_init, address(of: type)).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
      }
    }
    makeWithoutInitializers = { type in
      let coder = Unmanaged.passRetained(NSCoder())
      guard let object = tessera_make_without_subclass_initializers(address(of: type), coder.toOpaque()) else {
        coder.release()
        return nil
      }
      // Values of all types can be zero, but not all zero values can be destroyed. So the object is never deallocated.
      return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    }
    makeWithNib = { type, name, bundle in
      let bundle = bundle.map { Unmanaged.passRetained($0).toOpaque() }
      return consuming(name) { head, tail in
        Unmanaged<AnyObject>.fromOpaque(tessera_init_with_nib(address(of: type), head, tail, bundle))
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

  /// Passes the two words of a string to an initializer. The initializer takes ownership of the string. Therefore, the
  /// memory is deallocated without destroying the string.
  private static func consuming(
    _ identifier: String?, _ make: (_ head: UInt64, _ tail: UnsafeMutableRawPointer?) -> AnyObject
  ) -> AnyObject {
    let argument = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    argument.initialize(to: identifier)
    defer { argument.deallocate() }
    let stringWords = UnsafeRawPointer(argument)
    return make(
      stringWords.load(as: UInt64.self), stringWords.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self))
  }

  /// Returns the address of a class's metadata, which is the value of the class reference.
  private static func address(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
