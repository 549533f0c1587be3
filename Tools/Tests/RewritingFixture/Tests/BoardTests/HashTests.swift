import CommonCrypto
import CryptoKit
import XCTest

/// Hash functions and authentication codes. The expected values are those of RFC 1321, FIPS 180-4 and RFC 4231.
final class HashTests: XCTestCase {
  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  func testDigestsOfShortTexts() {
    let text = Data("abc".utf8)
    XCTAssertEqual(hex(Insecure.MD5.hash(data: text)), "900150983cd24fb0d6963f7d28e17f72")
    XCTAssertEqual(hex(Insecure.SHA1.hash(data: text)), "a9993e364706816aba3e25717850c26c9cd0d89d")
    XCTAssertEqual(
      hex(SHA256.hash(data: text)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(
      hex(SHA384.hash(data: text)),
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    XCTAssertEqual(
      hex(SHA512.hash(data: text)),
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    XCTAssertEqual(hex(Insecure.MD5.hash(data: Data())), "d41d8cd98f00b204e9800998ecf8427e")
    XCTAssertEqual(
      hex(SHA256.hash(data: Data())), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  func testTheDigestDoesNotDependOnTheParts() {
    // Lengths around those at which another block begins.
    for count in [55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 1000] {
      let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
      var small = SHA256()
      var large = SHA512()
      for byte in data {
        small.update(data: [byte])
        large.update(data: [byte])
      }
      XCTAssertEqual(small.finalize(), SHA256.hash(data: data))
      XCTAssertEqual(large.finalize(), SHA512.hash(data: data))
    }
    let million = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)
    XCTAssertEqual(
      hex(SHA256.hash(data: million)), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  func testDigestsAreValues() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    XCTAssertTrue(digest == Data(digest))
    XCTAssertFalse(digest == Data(digest.dropLast()))
    XCTAssertEqual(SHA256Digest.byteCount, 32)
    XCTAssertTrue(digest.description.hasPrefix("SHA256 digest: ba7816bf"))
    XCTAssertEqual(digest.withUnsafeBytes { Data($0) }, Data(digest))
  }

  func testAuthenticationCodes() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    XCTAssertEqual(hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    XCTAssertTrue(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    XCTAssertFalse(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("no".utf8), using: key))
    let long = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
    XCTAssertEqual(
      hex(
        HMAC<SHA256>.authenticationCode(
          for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: long)),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    XCTAssertEqual(SymmetricKey(size: .bits256).bitCount, 256)
    XCTAssertNotEqual(SymmetricKey(size: .bits256), SymmetricKey(size: .bits256))
  }

  func testEncryptionAndSignatures() throws {
    let key = SymmetricKey(size: .bits256)
    let message = Data("a message".utf8)
    let box = try AES.GCM.seal(message, using: key)
    XCTAssertEqual(try AES.GCM.open(AES.GCM.SealedBox(combined: XCTUnwrap(box.combined)), using: key), message)
    XCTAssertThrowsError(try AES.GCM.open(box, using: SymmetricKey(size: .bits256)))
    let signer = P256.Signing.PrivateKey()
    let signature = try signer.signature(for: message)
    XCTAssertTrue(signer.publicKey.isValidSignature(signature, for: message))
    XCTAssertFalse(signer.publicKey.isValidSignature(signature, for: Data()))
    XCTAssertFalse(SecureEnclave.isAvailable)
  }

  func testFunctionsOfC() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
    XCTAssertEqual(hex(digest), "900150983cd24fb0d6963f7d28e17f72")
    var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    let key = [UInt8](repeating: 0x0b, count: 20)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count, "Hi There", 8, &code)
    XCTAssertEqual(hex(code), "b617318655057264e28bc0b6fb378c8ef146be00")
  }
}
