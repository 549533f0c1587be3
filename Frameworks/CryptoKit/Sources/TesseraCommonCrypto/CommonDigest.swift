import TesseraCryptoKit
import Foundation

/// The type of numbers of bytes.
public typealias CC_LONG = UInt32
/// The type of numbers of 64 bits.
public typealias CC_LONG64 = UInt64

/// The number of bytes of a digest of MD5.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The number of bytes of a block of MD5.
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }

/// Computes a digest of MD5.
///
/// - Parameters:
///   - data: The bytes.
///   - len: The number of bytes.
///   - md: The place for the digest.
/// - Returns: The place of the digest.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(Insecure.MD5.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

/// The number of bytes of a digest of SHA1.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The number of bytes of a block of SHA1.
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }

/// Computes a digest of SHA1.
///
/// - Parameters:
///   - data: The bytes.
///   - len: The number of bytes.
///   - md: The place for the digest.
/// - Returns: The place of the digest.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(Insecure.SHA1.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

/// The number of bytes of a digest of SHA256.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// The number of bytes of a block of SHA256.
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }

/// Computes a digest of SHA256.
///
/// - Parameters:
///   - data: The bytes.
///   - len: The number of bytes.
///   - md: The place for the digest.
/// - Returns: The place of the digest.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA256.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

/// The number of bytes of a digest of SHA384.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// The number of bytes of a block of SHA384.
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }

/// Computes a digest of SHA384.
///
/// - Parameters:
///   - data: The bytes.
///   - len: The number of bytes.
///   - md: The place for the digest.
/// - Returns: The place of the digest.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA384.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

/// The number of bytes of a digest of SHA512.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
/// The number of bytes of a block of SHA512.
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

/// Computes a digest of SHA512.
///
/// - Parameters:
///   - data: The bytes.
///   - len: The number of bytes.
///   - md: The place for the digest.
/// - Returns: The place of the digest.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  write(SHA512.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

private func write(_ bytes: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<
  UInt8
>! {
  for (index, byte) in bytes.enumerated() { place?[index] = byte }
  return place
}

/// The type of the numbers of hash functions for authentication codes.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// SHA-256.
public var kCCHmacAlgSHA256: Int { 2 }
/// SHA-384.
public var kCCHmacAlgSHA384: Int { 3 }
/// SHA-512.
public var kCCHmacAlgSHA512: Int { 4 }

/// Computes a hash-based message authentication code.
///
/// - Parameters:
///   - algorithm: The number of the hash function, such as `kCCHmacAlgSHA256`. With another number nothing is written.
///   - key: The key.
///   - keyLength: The number of bytes of the key.
///   - data: The message.
///   - dataLength: The number of bytes of the message.
///   - macOut: The place for the code, which has as many bytes as a digest of the hash function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: Array(UnsafeRawBufferPointer(start: key, count: keyLength)))
  let data = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
  let place = macOut?.assumingMemoryBound(to: UInt8.self)
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: _ = write(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key), to: place)
  case kCCHmacAlgMD5: _ = write(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key), to: place)
  case kCCHmacAlgSHA256: _ = write(HMAC<SHA256>.authenticationCode(for: data, using: key), to: place)
  case kCCHmacAlgSHA384: _ = write(HMAC<SHA384>.authenticationCode(for: data, using: key), to: place)
  case kCCHmacAlgSHA512: _ = write(HMAC<SHA512>.authenticationCode(for: data, using: key), to: place)
  default: break
  }
}
