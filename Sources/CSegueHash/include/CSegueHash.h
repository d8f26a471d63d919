// The hash functions of CryptoKit and CommonCrypto, by OpenSSL.
#ifndef CSEGUE_HASH_H
#define CSEGUE_HASH_H

#include <stddef.h>
#include <stdint.h>

/// The maximum number of bytes of a digest.
#define SEGUE_DIGEST_BYTES 64

/// The functions.
typedef enum { segue_md5, segue_sha1, segue_sha256, segue_sha384, segue_sha512 } segue_hash_function;

/// The data that a hash function has received.
typedef struct segue_hash segue_hash;

/// Creates a hash that has received no data. The result is `NULL` if OpenSSL is configured without the
/// function, or if memory runs out.
segue_hash *segue_hash_create(segue_hash_function function);

/// Returns a copy, or `NULL` if memory runs out.
segue_hash *segue_hash_copy(const segue_hash *hash);

/// Frees a hash.
void segue_hash_free(segue_hash *hash);

/// Adds data.
void segue_hash_update(segue_hash *hash, const void *bytes, size_t count);

/// Writes the digest of the data so far, to which more can be added afterwards.
/// @param digest At least `SEGUE_DIGEST_BYTES` bytes.
/// @return The number of bytes, or 0 if memory runs out.
size_t segue_hash_digest(const segue_hash *hash, uint8_t *digest);

#endif
